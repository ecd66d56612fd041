import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { JOIN } from '#contract/engine-io.ts'
import { PRICE_CHANGED } from '#contract/paths.ts'
import { HOUR, SECOND, writeStamp } from '#domain/calendar.ts'
import { freezeAfternoon, pass } from '../../../test/fakes/live-page.tsx'
import { AFTERNOON, goldState } from '../../../test/fakes/page-state.ts'
import { LiveRates } from '../live/index.ts'
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

/** A fake relay that sends one price to each client that joins. */
class Socket extends EventTarget {
  constructor() {
    super()
    open.add(this)
    this.#send('0{"pingInterval":25000,"pingTimeout":20000}')
  }
  send(frame: string): void {
    if (frame !== JOIN) return
    this.#send('40{}')
    this.#send(`42${JSON.stringify([PRICE_CHANGED, priceBody()])}`)
  }
  close(): void {
    open.delete(this)
  }
  #send(data: string): void {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
}

/** Returns the counts and the memory that would grow if the board leaked. */
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

/** The length of a cycle: the screen sleeps, then runs for a second. After each sleep, the board opens new sockets. */
const CYCLE = HOUR

test('a screen that sleeps an hour again and again keeps sockets, timers and memory level for days', async () => {
  vi.stubGlobal('WebSocket', Socket)
  // The test disables the console's summary.
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    // The board asks whether it can be reloaded.
    if (method === 'HEAD') return new Response(null, { status: 502 })
    const headers = { date: new Date().toUTCString() }
    return new Response(JSON.stringify(priceBody()), { headers })
  })
  history.replaceState(null, '', '/tabela?pano=doviz,altin')
  const screen = openScreen(AFTERNOON, { least: 0, most: 0 })
  const { unmount } = render(
    <PageStateProvider state={goldState()}>
      <ScreenContext value={screen}>
        <LiveRates time={screen.time}>
          <WindowBoard />
        </LiveRates>
      </ScreenContext>
    </PageStateProvider>,
  )
  const day = async (): Promise<void> => {
    for (let hour = 0; hour < 24; hour += 1) {
      vi.setSystemTime(Date.now() + CYCLE - SECOND)
      // Somebody passes by every second hour.
      if (hour % 2 === 0) act(() => void dispatchEvent(new Event('pointermove')))
      await pass(SECOND)
    }
  }
  // The code of the live prices is loaded asynchronously, independent of the fake clock.
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
  // The runtime itself grows by about 1 MB.
  expect(last.megabytes - first.megabytes).toBeLessThan(2)
  unmount()
  await pass(SECOND)
  expect(open.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
}, 60_000)
