import { get } from 'node:http'
import { describe, expect, test } from 'vitest'
import type { PanelPage } from '#contract/panel/page.ts'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { quote } from '../../../test/fakes/market.ts'
import { SATURDAY } from '../../../test/fakes/panel-page.ts'
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

describe('twenty windows of five people', () => {
  async function twentyWindows() {
    const clock = fakeClock(SATURDAY)
    const calls: string[] = []
    const panel = await panelUnderTest({ clock, onStoreCall: (name) => calls.push(name) })
    const names = ['Ali Kaya', 'Can Demir', 'Ece Aydın', 'Gül Tan', 'Nur Ak']
    const people = await Promise.all(names.map((name) => panel.person(name, 'yonetici')))
    const addresses = ['/', '/mesajlar', '/kisiler', '/fiyat/USD']
    const windows = await Promise.all(
      people.flatMap(({ cookie }) => addresses.map((address) => follow(panel, cookie, address))),
    )
    for (const { states } of windows) await expect.poll(() => states.length).toBeGreaterThan(0)
    await clock.advance(10 * SECOND)
    const timesOf = (name: string): number => calls.filter((each) => each === name).length
    return { panel, clock, calls, windows, timesOf }
  }

  test('idle windows read nothing of the store but the record of the day, and hear that the server is alive', async () => {
    const { panel, clock, calls, windows } = await twentyWindows()
    await using _ = panel
    calls.length = 0
    await clock.advance(MINUTE)
    // The chart of the day is read twice a minute, for all windows.
    expect(calls).toEqual(['minutesBetween', 'minutesBetween'])
    // The source's time is a part of each state, so most windows get a state instead of a sign of life.
    for (const { events } of windows) await expect.poll(() => events.length).toBeGreaterThan(11)
  })

  test('a message that another connection has stored is read once, and shown within a second', async () => {
    const { panel, clock, calls, windows, timesOf } = await twentyWindows()
    await using _ = panel
    calls.length = 0
    await panel.store.keepMessage(newMessage('one', { receivedAt: clock.now() }))
    await clock.advance(SECOND)
    const lists = windows.filter(({ states }) => states[0]?.body.kind === 'messages')
    expect(lists).toHaveLength(5)
    for (const { states } of lists)
      await expect.poll(() => states.at(-1)?.body).toMatchObject({ counts: { open: 1 }, messages: [{ number: 1 }] })
    expect([timesOf('messages'), timesOf('countMessages'), timesOf('session')]).toEqual([1, 1, 5])
  })

  test('prices that change many times are shown once a second', async () => {
    const { panel, clock, windows } = await twentyWindows()
    await using _ = panel
    const home = windows[0]
    const before = home?.states.length ?? 0
    for (const sell of ['47.4580', '47.4590', '47.4600']) {
      panel.sourceQuotes.set('USD', quote('USD', '47.2530', sell, clock.now()))
      panel.pricesChanged()
      await clock.advance(SECOND / 3)
    }
    await clock.advance(SECOND)
    const sellingPrice = () => {
      const body = home?.states.at(-1)?.body
      return body?.kind === 'home' ? body.prices.find(({ code }) => code === 'USD')?.provider?.sell : null
    }
    await expect.poll(sellingPrice).toBe(47_460_000)
    expect((home?.states.length ?? 0) - before).toBeLessThan(3)
  })
})
