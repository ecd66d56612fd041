import { afterAll, beforeAll, expect, test } from 'vitest'
import { actionPath, type ActionName } from '#contract/panel/action-shapes.ts'
import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import { ORIGIN, panelUnderTest, type PanelUnderTest } from '../../../test/fakes/panel-under-test.ts'
import { openWire, type Wire } from '../../../test/fakes/wire.ts'
import { ACTIONS } from './actions.ts'

let panel: PanelUnderTest
const wires: Wire[] = []

beforeAll(async () => {
  panel = await panelUnderTest()
})

afterAll(async () => {
  for (const wire of wires) wire.leave()
  await panel[Symbol.asyncDispose]()
})

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of our own table
const names = Object.keys(ACTIONS) as ActionName[]
const guarded = names.filter((name) => ACTIONS[name].permission !== null).map(actionPath)

/** Announces a body of 100 kB and sends its first bytes. */
async function halfSent(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Wire> {
  const wire = await openWire(panel.url)
  wires.push(wire)
  const all = { host: new URL(ORIGIN).host, origin: ORIGIN, 'content-type': 'application/json', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  wire.send(`POST ${path} HTTP/1.1\r\n${lines.join('')}content-length: 100000\r\n\r\n{"codes":`)
  return wire
}

const statusOf = (wire: Wire): string => wire.received().split('\r\n')[0] ?? ''

test.each([...guarded, PANEL_PATHS.haltAll])(
  'a POST to %s without a session is refused before its body arrives',
  async (path) => {
    const wire = await halfSent(path)
    await expect.poll(() => statusOf(wire)).toBe('HTTP/1.1 401 Unauthorized')
  },
)

test('a half-sent POST of a foreign page, or to an unknown address, is refused as well', async () => {
  const foreign = await halfSent(actionPath('signIn'), { origin: 'https://evil.example' })
  await expect.poll(() => statusOf(foreign)).toBe('HTTP/1.1 403 Forbidden')
  const unknown = await halfSent('/yok')
  await expect.poll(() => statusOf(unknown)).toBe('HTTP/1.1 404 Not Found')
})

test('a refused stop without a script gets its page', async () => {
  const { status, text } = await panel.ask('POST', PANEL_PATHS.haltAll, { origin: ORIGIN })
  expect([status, text]).toEqual([401, expect.stringContaining('Fiyatlar durdurulamadı: oturumunuz kapanmış.')])
})
