/**
 * Measures the time from a provider's frame to the changed figure in a browser with 1,000 other clients, compared with a
 * client of the provider itself. Pages: `/rates`, and `/altin` of a site where half of the clients show metals.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { io } from 'socket.io-client'
import * as v from 'valibot'
import { type BuiltSite, startBuiltSite } from '../scripts/built-site.ts'
import { findChromium } from '../scripts/chromium.ts'
import type { BoardName } from '../src/contract/boards.ts'
import { boardQuery } from '../src/contract/paths.ts'
import { CURRENCIES_OF_AUGUST, GOLD_OF_AUGUST } from '../test/fakes/gold.ts'
import { priceBody } from '../test/fakes/price-body.ts'
import { startFakeProvider } from '../test/fakes/provider.ts'
import { Child } from './child.ts'
import { startGoldSite } from './gold-site.ts'
import { quantile } from './sample.ts'
import { figure, requireBar } from './verdict.ts'

const OTHERS = 1000
const FRAMES = 150
/** The relay sends at most four times a second, so frames at this interval are sent at once. */
const BETWEEN_MS = 300

/** A figure on a page that every frame changes. */
interface Figure {
  readonly path: string
  readonly start: (settings: Readonly<Record<string, string>>) => Promise<BuiltSite>
  /** The boards of the other clients, in equal parts. */
  readonly boards: readonly BoardName[]
  readonly code: string
  readonly buys: string
  /** The source's text of the price in a frame. */
  readonly sells: (frame: number) => string
  /** Matches any of these prices in the page's notation. */
  readonly written: RegExp
}

const DOLLAR: Figure = {
  path: '/rates',
  start: startBuiltSite,
  boards: ['currencies'],
  code: 'USDTRY',
  buys: '47.2330',
  sells: (frame) => (47.41 + frame / 10_000).toFixed(4),
  written: /47,\d{4}/g,
}

const GRAM: Figure = {
  path: '/altin',
  start: startGoldSite,
  boards: ['currencies', 'gold'],
  code: 'KULCEALTIN',
  buys: '6090.93',
  sells: (frame) => (6183.53 + frame / 100).toFixed(2),
  written: /6\.18\d,\d{2}/g,
}

const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox'],
})
for (const each of [DOLLAR, GRAM]) await measure(each, browser)
await browser.close()

async function measure({ path, start, boards, code, buys, sells, written }: Figure, on: Browser): Promise<void> {
  const provider = await startFakeProvider()
  // The site accepts a price of gold only if the prices that it is checked against have arrived.
  provider.send(priceBody(Date.now(), { ...CURRENCIES_OF_AUGUST, ...GOLD_OF_AUGUST, [code]: [buys, sells(0)] }))
  const site = await start({ RATE_SOCKET_URL: provider.url, CENTRAL_BANK: 'demo' })
  const others = await Child.start('listeners.child.ts')
  for (const board of boards) {
    const socket = `/socket.io/?EIO=4&transport=websocket${boardQuery(board)}`
    const count = OTHERS / boards.length
    await others.ask({ ask: 'connect', url: site.url, path: socket, count, socketIo: true })
  }

  const direct: number[] = []
  const client = io(provider.url, { transports: ['websocket'] })
  await new Promise<void>((resolve) => {
    client.once('connect', resolve)
  })
  client.on('price_changed', () => direct.push(Date.now()))

  const page = await on.newPage()
  await page.goto(site.url + path)
  // Records the time at which each price first appeared on the page.
  await page.evaluate((pattern) => {
    const seen: Record<string, number> = {}
    Object.assign(globalThis, { seen })
    const note = (): void => {
      for (const [price] of document.body.textContent.matchAll(pattern)) seen[price] ??= Date.now()
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, written)
  await pause(3000)

  const sentAt = new Map<string, number>()
  direct.length = 0
  for (let frame = 1; frame <= FRAMES; frame++) {
    const price = sells(frame)
    sentAt.set(asWritten(price), Date.now())
    provider.send(priceBody(Date.now(), { [code]: [buys, price] }))
    await pause(BETWEEN_MS)
  }
  await pause(1000)
  const seen = v.parse(
    v.record(v.string(), v.number()),
    await page.evaluate((): unknown => Reflect.get(globalThis, 'seen')),
  )
  const delays = [...sentAt].flatMap(([price, at]) => (seen[price] === undefined ? [] : [seen[price] - at]))
  const directDelays = [...sentAt.values()].map((at, index) => (direct[index] ?? at) - at)
  const title = `provider frame to changed figure on ${path}`
  const base = `${figure(quantile(directDelays, 0.5))} and ${figure(quantile(directDelays, 0.99))} ms at the provider itself`
  requireBar({ title: `${title}, p50`, value: quantile(delays, 0.5), unit: ' ms', atMost: 50, detail: base })
  requireBar({ title: `${title}, p99`, value: quantile(delays, 0.99), unit: ' ms', atMost: 150 })
  requireBar({ title: `frames that never appeared on ${path}`, value: FRAMES - delays.length, atMost: 0 })

  await page.close()
  client.disconnect()
  others.stop()
  await site.stop()
  await provider.stop()
}

/** Returns the Turkish notation, "6.183,53" for "6183.53". */
function asWritten(price: string): string {
  const [whole = '', decimals = ''] = price.split('.')
  return `${whole.replace(/(?<=\d)(?=\d{3}$)/, '.')},${decimals}`
}
