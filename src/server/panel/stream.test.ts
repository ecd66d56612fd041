import { get } from 'node:http'
import { expect, test } from 'vitest'
import type { PanelPage } from '#contract/panel/page.ts'
import { type PanelUnderTest, panelUnderTest } from '../../../test/fakes/panel-under-test.ts'
import { newMessage } from '../store/test/sample-records.ts'

interface Followed {
  readonly status: number
  readonly events: string[]
  readonly states: PanelPage[]
  readonly ended: Promise<void>
  readonly close: () => void
}

function follow(panel: PanelUnderTest, cookie: string, address = '/'): Promise<Followed> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, host: new URL(panel.origin).host }
    const asked = get(`${panel.url}/api/stream?sayfa=${encodeURIComponent(address)}`, { headers })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      const [events, states]: [string[], PanelPage[]] = [[], []]
      const ended = Promise.withResolvers<void>()
      answer.setEncoding('utf8').on('data', (text: string) => {
        for (const [, event = '', data = ''] of text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)) {
          events.push(event)
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the panel's own answer
          if (event === 'state') states.push(JSON.parse(data) as PanelPage)
        }
      })
      answer.on('close', () => ended.resolve())
      answer.on('error', () => ended.resolve())
      resolve({ status: answer.statusCode ?? 0, events, states, ended: ended.promise, close: () => asked.destroy() })
    })
  })
}

test('the stream sends the state at its start and after each change, and ends with the session', async () => {
  await using panel = await panelUnderTest()
  const [kemal, ayse] = [await panel.person('Kemal Aydın', 'yonetici'), await panel.person('Ayşe Kaya', 'fiyat')]
  const { events, states, ended } = await follow(panel, ayse.cookie)
  await expect.poll(() => events).toEqual(['state'])
  await kemal.act('halt', { codes: ['USD'], reason: '' })
  await expect.poll(() => states.at(-1)?.frame).toMatchObject({ halts: [{ code: 'USD', by: 'Kemal Aydın' }] })
  await panel.store.endSessions(ayse.id)
  await expect(ended).resolves.toBeUndefined()
  expect(events.at(-1)).toBe('ended')
})

test('the stream marks nothing as read, exports nothing and writes no log line', async () => {
  await using panel = await panelUnderTest()
  const kemal = await panel.person('Kemal Aydın', 'yonetici')
  const { number } = await panel.store.keepMessage(newMessage('one', { receivedAt: panel.clock.now() }))
  const before = panel.lines.length
  const streams = await Promise.all(
    [`/mesajlar/${number}`, '/mesajlar/tablo.csv', '/mesajlar'].map((address) => follow(panel, kemal.cookie, address)),
  )
  for (const { states } of streams) await expect.poll(() => states.length).toBeGreaterThan(0)
  expect((await panel.store.message(number))?.readAt).toBeNull()
  expect(streams[1]?.states[0]?.body).toEqual({ kind: 'problem', problem: 'not-found' })
  expect(panel.lines.slice(before)).toEqual([])
})

test('the stream is limited to four connections of one session', async () => {
  await using panel = await panelUnderTest()
  const [kemal, ayse] = [await panel.person('Kemal Aydın', 'yonetici'), await panel.person('Ayşe Kaya', 'fiyat')]
  const open = await Promise.all([1, 2, 3, 4].map(() => follow(panel, kemal.cookie)))
  expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await follow(panel, kemal.cookie)).status).toBe(429)
  expect((await follow(panel, ayse.cookie)).status).toBe(200)
  open[0]?.close()
  await expect.poll(async () => (await follow(panel, kemal.cookie)).status).toBe(200)
})

test('the server closes while a stream is open', async () => {
  const panel = await panelUnderTest()
  const { cookie } = await panel.person('Ayşe Kaya', 'fiyat')
  const { ended } = await follow(panel, cookie)
  await panel[Symbol.asyncDispose]()
  await expect(ended).resolves.toBeUndefined()
})
