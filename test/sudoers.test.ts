import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { runTool } from '../src/server/cli/run.ts'
import { readSettings } from '../src/server/runtime/settings.ts'
import { fakeClock } from './fakes/clock.ts'

const FILE = 'deploy/sudoers-angun'
const TOOL = '/usr/local/bin/angun-office'

/** The commands of each list, with what may follow them: "status", "halt *". */
const lines = readFileSync(FILE, 'utf8').replaceAll(/\\\n\s*/g, '')
const lists = new Map(
  [...lines.matchAll(/^Cmnd_Alias (\w+) = (.*)$/gm)].map(([, name = '', list = '']) => [
    name,
    list.split(', ').map((each) => each.trim().slice(TOOL.length + 1)),
  ]),
)

async function commands(): Promise<{ name: string; usage: string }[]> {
  const { out } = await runTool(['help', '--json'], { settings: () => readSettings({}), clock: fakeClock(0) })
  const schema = v.object({ commands: v.array(v.object({ name: v.string(), usage: v.string() })) })
  return v.parse(schema, JSON.parse(out)).commands
}

describe('who may do what at the counter', () => {
  test('each command stands in one list, and nothing else does', async () => {
    const listed = [...lists.values()].map((list) => new Set(list.map((each) => each.replace(/ \*$/, ''))))
    const all = listed.flatMap((list) => [...list])
    const known = (await commands()).map(({ name }) => name)
    expect(all.toSorted()).toEqual(['""', 'help', ...known].toSorted())
  })

  test('with all that it takes, and alone where it takes nothing', async () => {
    const entries = new Set([...lists.values()].flat())
    const wanted = (await commands()).flatMap(({ name, usage }) => [
      ...(usage === '' ? [] : [`${name} *`]),
      ...(/^(?:\[.*)?$/.test(usage) ? [name] : []),
    ])
    expect(wanted.filter((each) => !entries.has(each))).toEqual([])
  })

  test('the wrapper hands the commands that there are to sudo, and what else is typed to the help', async () => {
    const [, cases = ''] =
      /case "\$\{1-\}" in\n(.*?)\*\) set -- help/s.exec(readFileSync('deploy/angun-office', 'utf8')) ?? []
    const handed = [...cases.matchAll(/[a-z][a-z-]+/g)].map(([word]) => word)
    const known = (await commands()).flatMap(({ name }) => name.split(' ').slice(0, 1))
    expect(handed.toSorted()).toEqual([...new Set(['help', ...known])].toSorted())
  })

  test('who reads changes no price and erases nothing; who changes prices erases nothing', () => {
    const reading = lists.get('ANGUN_READ') ?? []
    expect(reading.filter((each) => /^(?:halt|resume|margin|publish|undo|accept|restore|.*erase)/.test(each))).toEqual(
      [],
    )
    expect(lists.get('ANGUN_PRICES')?.filter((each) => /erase|restore|delete|import|backup/.test(each))).toEqual([])
    // No pattern begins with a star: the command itself is always spelled out.
    expect([...lists.values()].flat().filter((each) => each.startsWith('*'))).toEqual([])
  })
})
