import { beforeEach } from 'vitest'
import { runTool, type ToolAnswer } from '../../src/server/cli/run.ts'
import { type Clock, systemClock } from '../../src/server/runtime/clock.ts'
import { readSettings } from '../../src/server/runtime/settings.ts'
import { SOURCES } from '../../src/server/upstream/sources/source-list.ts'
import { type FakeClock, fakeClock } from './clock.ts'
import { temporaryFolder } from './temporary-folder.ts'

type Variables = Readonly<Record<string, string | undefined>>

interface Operation {
  readonly clock?: Clock
  /** The folder in which the operator types the command. */
  readonly folder?: string
  readonly piped?: string
  /** The operator's answer at the terminal. Undefined means that no terminal is attached. */
  readonly answer?: boolean | undefined
}

/** Runs a command of the office tool with these settings, typed by Ayşe. */
export function runOffice(
  settings: Variables,
  args: readonly string[],
  { clock = systemClock, folder = '.', piped = '', answer }: Operation = {},
): Promise<ToolAnswer> {
  return runTool(args, {
    settings: () => readSettings({ process: settings }, SOURCES),
    clock,
    caller: { folder, piped: () => Promise.resolve(Buffer.from(piped)) },
    person: { by: 'ayse', ask: answer === undefined ? null : () => Promise.resolve(answer) },
  })
}

/** Adds a person by the office tool and returns the link that registers a device. */
export async function addPerson(settings: Variables, name: string, role = 'yonetici'): Promise<string> {
  const { out } = await runOffice(settings, ['people', 'add', name, '--role', role])
  const [link] = /https:\S+\/tanit\/[\w-]{43}/.exec(out) ?? []
  if (link === undefined) throw new Error(`no link in: ${out}`)
  return link
}

interface OfficeFolder {
  readonly clock: FakeClock
  /** The data folder of the test, in which commands are typed, too. */
  folder: string
  settings: Variables
  readonly office: (...args: string[]) => Promise<ToolAnswer>
}

/** Gives each test a data folder of its own, and the commands of a site that does not run. */
export function officeFolder(now: number, more: Variables = {}): OfficeFolder {
  const at: OfficeFolder = {
    clock: fakeClock(now),
    folder: '',
    settings: {},
    office: (...args) => runOffice(at.settings, args, at),
  }
  beforeEach(async () => {
    at.folder = temporaryFolder()
    at.settings = { DATA_DIR: at.folder, OFFICE_FILE: 'office/office.yaml', ADMIN_PORT: '1', ...more }
  })
  return at
}
