import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_LENGTH, HOUR } from '../../src/domain/calendar.ts'
import { runTool, type ToolAnswer } from '../../src/server/cli/run.ts'
import type { Clock } from '../../src/server/runtime/clock.ts'
import { systemClock } from '../../src/server/runtime/clock.ts'
import { readSettings } from '../../src/server/runtime/settings.ts'
import { openSqlite } from '../../src/server/store/sqlite/sqlite-store.ts'
import { toolCalls } from './guide.ts'
import { type ServerProcess, startServer } from './server-process.ts'

let folder: string
let site: ServerProcess
let environment: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counter-page-'))
  await cp('office/office.yaml', join(folder, 'office.yaml'))
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', CONTACT_FROM: 'site@angun.example', CONTACT_TO: 'gise@angun.example' }
  environment = { DATA_DIR: folder, OFFICE_FILE: join(folder, 'office.yaml'), ...mail }
  // The page speaks of message 12, and of this writer.
  const store = await openSqlite(join(folder, 'demo.sqlite'))
  const words = { name: 'Ayşe', email: 'ayse@ornek.com', phone: '', subject: 'Yen kuru', message: 'Merhaba' }
  for (let number = 1; number <= 12; number += 1)
    await store.keepMessage({
      ...words,
      submission: `${number}`,
      mailId: `m${number}`,
      receivedAt: Date.now(),
      mailed: false,
    })
  await store[Symbol.asyncDispose]()
  site = await startServer(environment, folder)
  environment['ADMIN_PORT'] = new URL(site.adminUrl).port
})

afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})

/** Noon in Istanbul: the page has a notice that ends at three. */
const noon = Math.floor(Date.now() / DAY_LENGTH) * DAY_LENGTH + 9 * HOUR
const clock: Clock = { ...systemClock, now: () => noon }

/** As it is typed at a terminal, by somebody who says yes. */
function typed(line: string): Promise<ToolAnswer> {
  const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
  const caller = { folder, piped: () => Promise.resolve(Buffer.alloc(0)) }
  const person = { by: 'ayse', ask: () => Promise.resolve(true) }
  return runTool(args, { settings: () => readSettings({ process: environment }), clock, caller, person })
}

/** Why a command that is rightly written may have nothing to do on this site. */
const NOTHING_TO_DO: Readonly<Record<string, RegExp>> = {
  'accept USD': /bekle/,
  'accept USD --yes': /bekle/,
  // No central bank answers on a machine without a network.
  check: /Çalışan site/,
  status: /Aksıyor|İyi/,
  // Before it the page has halts alone, which it leaves as they are.
  undo: /önceki sürüm yok|Sitede/,
}

describe('each command of the page at the counter', () => {
  test.each(toolCalls('docs/gise.md'))('angun-office %s', async (line) => {
    const { exit, out } = await typed(line)
    const reason = NOTHING_TO_DO[line]
    if (reason === undefined) expect([exit, out]).toEqual([0, expect.any(String)])
    else expect(out).toMatch(reason)
  })
})
