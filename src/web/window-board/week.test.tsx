import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { JOIN } from '#contract/engine-io.ts'
import { PRICE_CHANGED } from '#contract/paths.ts'
import { HOUR, SECOND, writeStamp } from '#domain/calendar.ts'
import { freezeAfternoon, pass } from '../../../test/fakes/live-page.tsx'
import { AFTERNOON, goldState } from '../../../test/fakes/page-state.ts'
import { ScreenRates } from '../live/index.ts'
import { PageStateProvider } from '../page-state/index.ts'
import { openScreen, ScreenContext } from './screen.ts'
import { WindowBoard } from './WindowBoard.tsx'

freezeAfternoon()

const open = new Set<Socket>()

function priceBody(): object {
  const price = {
    alis: '47.2330',
    satis: (47 + (Date.now() % 97) / 100).toFixed(4),
    tarih: writeStamp(Date.now()),
  }
  return { meta: { time: Date.now(), source_time: Date.now() }, data: { USDTRY: price, CEYREK_YENI: price } }
}

/** A relay that says one price to each that joins. */
class Socket extends EventTarget {
  constructor() {
    super()
    open.add(this)
    this.#say('0{"pingInterval":25000,"pingTimeout":20000}')
  }
  send(frame: string): void {
    if (frame !== JOIN) return
    this.#say('40{}')
    this.#say(`42${JSON.stringify([PRICE_CHANGED, priceBody()])}`)
  }
  close(): void {
    open.delete(this)
  }
  #say(data: string): void {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
}

/** What would grow if something were kept that is not needed any more. */
function held() {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') Reflect.apply(collect, undefined, [])
  return {
    sockets: open.size,
    timers: vi.getTimerCount(),
    nodes: document.querySelectorAll('*').length,
    megabytes: process.memoryUsage().heapUsed / 1e6,
  }
}

/** So much passes between two seconds that the board sees: every socket is a new one after it. */
const LEAP = HOUR

test('a screen that sleeps for an hour again and again holds sockets, timers and memory level for days', async () => {
  vi.stubGlobal('WebSocket', Socket)
  // The summary is no summary here.
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    // Whether it may be loaded anew.
    if (method === 'HEAD') return new Response(null, { status: 502 })
    const headers = { date: new Date().toUTCString() }
    return new Response(JSON.stringify(priceBody()), { headers })
  })
  history.replaceState(null, '', '/tabela?pano=doviz,altin')
  const screen = openScreen(AFTERNOON, { least: 0, most: 0 })
  const { unmount } = render(
    <PageStateProvider state={goldState()}>
      <ScreenContext value={screen}>
        <ScreenRates time={screen.time}>
          <WindowBoard />
        </ScreenRates>
      </ScreenContext>
    </PageStateProvider>,
  )
  const day = async (): Promise<void> => {
    for (let hour = 0; hour < 24; hour += 1) {
      vi.setSystemTime(Date.now() + LEAP - SECOND)
      // Somebody passes by now and then.
      if (hour % 2 === 0) act(() => void dispatchEvent(new Event('pointermove')))
      await pass(SECOND)
    }
  }
  // Its code comes in its own time, whatever the clock says.
  await expect
    .poll(async () => {
      await pass(SECOND)
      return open.size
    })
    .toBeGreaterThan(0)
  await day()
  const first = held()
  for (let passed = 1; passed < 3; passed++) await day()
  const last = held()
  expect(last.sockets).toBeLessThanOrEqual(2)
  expect(last.timers).toBeLessThanOrEqual(first.timers + 2)
  expect(last.nodes).toBeLessThanOrEqual(first.nodes + 20)
  // What the runtime itself needs more of is one; 7 kB for each time that it woke.
  expect(last.megabytes - first.megabytes).toBeLessThan(2)
  unmount()
  await pass(SECOND)
  expect(open.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
}, 60_000)
