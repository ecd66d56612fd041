/**
 * Measures `/rates` at 20 price frames a second with a six times slower processor. Baselines: the same page without
 * frames, and a script that writes two figures as often, which shows the browser's own costs.
 */
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import * as v from 'valibot'
import { type WebSocket as Socket, WebSocketServer } from 'ws'
import { startBuiltSite } from '../scripts/built-site.ts'
import { findChromium } from '../scripts/chromium.ts'
import { listenLocally } from '../test/fakes/listening.ts'
import { priceBody } from '../test/fakes/price-body.ts'
import { alternate, median, quantile } from './sample.ts'
import { figure, requireBar } from './verdict.ts'

/** Rounds of ten seconds each, in turns, because other processes interrupt some of them. */
const ROUNDS = 3
const SECONDS = 10
const SLOWER = 6
const FRAME_MS = 50
const PAIRS = ['USDTRY', 'EURTRY', 'GBPTRY', 'CHFTRY', 'CADTRY', 'AUDTRY', 'SARTRY']

/** The screen of Lighthouse's phone, because slow processors are found in phones. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** The time from each click to the next paint, and the duration of each task above 50 ms; both in ms. */
const observedOf = v.object({ interactions: v.array(v.number()), longTasks: v.array(v.number()) })

type Observed = v.InferOutput<typeof observedOf>

const site = await startBuiltSite()
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox'],
})
const quiet: Observed[] = []
const bare: Observed[] = []
const busy: Observed[] = []
await alternate(ROUNDS, [
  async () => void quiet.push(await observe(browser, 'nothing')),
  async () => void bare.push(await observe(browser, 'figures')),
  async () => void busy.push(await observe(browser, 'frames')),
])
requireBar({
  title: `INP at 20 frames a second, ${SLOWER}× throttled`,
  value: inp(busy),
  unit: ' ms',
  atMost: 100,
  detail: `${figure(inp(quiet))} ms without frames, ${figure(inp(bare))} ms with a bare script`,
})
requireBar({
  title: `longest task during the frames, median of ${ROUNDS} rounds`,
  value: median(busy.map(longest)),
  unit: ' ms',
  atMost: 50,
  detail: `${inWords(busy)}; without frames ${inWords(quiet)}; with a bare script ${inWords(bare)}`,
})
await browser.close()
await site.stop()

function inp(rounds: readonly Observed[]): number {
  return quantile(
    rounds.flatMap(({ interactions }) => interactions),
    0.98,
  )
}

/** Returns 0 if no task took more than 50 ms, because browsers report no shorter ones. */
function longest({ longTasks }: Observed): number {
  return Math.max(0, ...longTasks)
}

function inWords(rounds: readonly Observed[]): string {
  return rounds.map((round) => figure(longest(round))).join(', ')
}

async function observe(from: Browser, changes: 'nothing' | 'figures' | 'frames'): Promise<Observed> {
  // A separate relay, because ours never sends so often; a mock inside the page would use the page's CPU.
  const server = createServer()
  const url = await listenLocally(server)
  new WebSocketServer({ server }).on('connection', (socket) => speak(socket, changes === 'frames'))
  const page = await from.newPage({ bypassCSP: true, ...PHONE })
  await page.addInitScript(
    (address) => {
      globalThis.WebSocket = class extends WebSocket {
        constructor() {
          super(address)
        }
      }
    },
    url.replace('http', 'ws'),
  )
  await page.goto(`${site.url}/rates`)
  await pause(3000)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(() => {
    // The browser's minimum. TypeScript's library lacks the option.
    const every = { type: 'event', durationThreshold: 16 }
    const interactions: number[] = []
    const longTasks: number[] = []
    Object.assign(globalThis, { observed: { interactions, longTasks } })
    new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Number(Reflect.get(entry, 'interactionId')) > 0) interactions.push(entry.duration)
    }).observe(every)
  })
  if (changes === 'figures') await page.evaluate(writeFigures, FRAME_MS)
  const until = Date.now() + SECONDS * 1000
  while (Date.now() < until) {
    await page.mouse.click(200, 10)
    await pause(200)
  }
  const observed = v.parse(observedOf, await page.evaluate((): unknown => Reflect.get(globalThis, 'observed')))
  await page.close()
  server.close()
  // Interactions below 16 ms are not reported, so they count as 16 ms.
  return { ...observed, interactions: [16, ...observed.interactions] }
}

/** Runs in the page: only writes the two figures of one row after the other. */
function writeFigures(everyMs: number): void {
  const rows = [...document.querySelectorAll('tbody tr')].slice(0, 7)
  const figures = rows.map((row) => [...row.querySelectorAll('td')].slice(0, 2).map((cell) => cell.firstChild))
  let price = 0
  setInterval(() => {
    price = (price + 1) % 1000
    for (const text of figures[price % figures.length] ?? [])
      if (text !== null) text.nodeValue = (40 + price / 1000).toFixed(4)
  }, everyMs)
}

function speak(socket: Socket, withFrames: boolean): void {
  socket.send('0{"sid":"bench","upgrades":[],"pingInterval":120000,"pingTimeout":20000,"maxPayload":1024}')
  socket.once('message', () => socket.send('40{"sid":"bench"}'))
  if (!withFrames) return
  let price = 0
  const timer = setInterval(() => {
    price = (price + 1) % 1000
    const pair = PAIRS[price % PAIRS.length] ?? 'USDTRY'
    const body = priceBody(Date.now(), { [pair]: [(40 + price / 1000).toFixed(4), (40.5 + price / 1000).toFixed(4)] })
    socket.send(`42${JSON.stringify(['price_changed', body])}`)
  }, FRAME_MS)
  socket.once('close', () => clearInterval(timer))
}
