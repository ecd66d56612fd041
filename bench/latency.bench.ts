/** From a provider's frame to the changed figure in a browser while 1,000 other clients are on, against a client at the provider itself. */
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { io } from 'socket.io-client'
import * as v from 'valibot'
import { startSite } from '../scripts/built-site.ts'
import { findChromium } from '../scripts/chromium.ts'
import { priceBody } from '../test/fakes/price-body.ts'
import { startFakeProvider } from '../test/fakes/provider.ts'
import { Child } from './child.ts'
import { quantile } from './sample.ts'
import { figure, judge } from './verdict.ts'

const OTHERS = 1000
const FRAMES = 150
/** The relay sends at most four times a second: a frame that comes later goes at once. */
const BETWEEN_MS = 300

const provider = await startFakeProvider()
provider.send(priceBody(Date.now(), { USDTRY: ['47.2330', '47.4000'] }))
const site = await startSite({ RATE_SOCKET_URL: provider.url, CENTRAL_BANK: 'demo' })
const others = await Child.start('listeners.child.ts')
await others.ask({
  ask: 'connect',
  url: site.url,
  path: '/socket.io/?EIO=4&transport=websocket',
  count: OTHERS,
  socketIo: true,
})

const direct: number[] = []
const client = io(provider.url, { transports: ['websocket'] })
await new Promise<void>((resolve) => {
  client.once('connect', resolve)
})
client.on('price_changed', () => direct.push(Date.now()))

const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
await page.goto(`${site.url}/rates`)
// Keeps when each selling price of the dollar was first on the page.
await page.evaluate(() => {
  const seen: Record<string, number> = {}
  Object.assign(globalThis, { seen })
  const note = (): void => {
    for (const [price] of document.body.textContent.matchAll(/47,\d{4}/g)) seen[price] ??= Date.now()
  }
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
})
await pause(3000)

const sentAt = new Map<string, number>()
direct.length = 0
for (let frame = 0; frame < FRAMES; frame++) {
  const price = (47.41 + frame / 10_000).toFixed(4)
  sentAt.set(price.replace('.', ','), Date.now())
  provider.send(priceBody(Date.now(), { USDTRY: ['47.2330', price] }))
  await pause(BETWEEN_MS)
}
await pause(1000)
const seen = v.parse(
  v.record(v.string(), v.number()),
  await page.evaluate((): unknown => Reflect.get(globalThis, 'seen')),
)
const delays = [...sentAt].flatMap(([price, at]) => (seen[price] === undefined ? [] : [seen[price] - at]))
const directDelays = [...sentAt.values()].map((at, index) => (direct[index] ?? at) - at)
const base = `${figure(quantile(directDelays, 0.5))} and ${figure(quantile(directDelays, 0.99))} ms at the provider itself`
judge({
  title: 'provider frame to changed figure, p50',
  value: quantile(delays, 0.5),
  unit: ' ms',
  atMost: 50,
  detail: base,
})
judge({ title: 'provider frame to changed figure, p99', value: quantile(delays, 0.99), unit: ' ms', atMost: 150 })
judge({ title: 'frames that never showed', value: FRAMES - delays.length, atMost: 0 })

await browser.close()
client.disconnect()
others.stop()
await site.stop()
await provider.stop()
