/**
 * The panel of a demo on a phone: from the tap on "Yayınla" and on the stop to the open page of a visitor, and the
 * first load with an empty cache and a processor four times slower.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import * as v from 'valibot'
import { startBuiltSite } from '../scripts/built-site.ts'
import { findChromium } from '../scripts/chromium.ts'
import { median, quantile } from './sample.ts'
import { figure, requireBar } from './verdict.ts'

const ROUNDS = 10
const LOADS = 5
const SLOWER = 4
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const

const site = await startBuiltSite()
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox'],
})
const { panelLink } = site
if (panelLink === null) throw new Error('The demo has no link to its panel')
const origin = new URL(panelLink).origin
const phone = await browser.newContext(PHONE)
const panel = await phone.newPage()
await panel.goto(panelLink)
await panel.locator('table.px').waitFor()
await noteTaps(panel)
const visitor = await browser.newPage()
await visitor.goto(`${site.url}/rates`)
await visitor.evaluate(noteRow)

const margins: number[] = []
const stops: number[] = []
const answers: number[] = []
await go(panel, '/fiyat/USD')
for (let round = 0; round < ROUNDS; round++) {
  await panel.getByLabel('Satış payı', { exact: true }).fill('+0,15')
  margins.push(await tapped('Yayınla', 'spread'))
  margins.push(await tapped('Geri al', 'spread'))
}
await go(panel, '/')
for (let round = 0; round < ROUNDS; round++) {
  await panel.getByRole('link', { name: 'Fiyatları durdur' }).tap()
  const answered = panel.evaluate(answeredAt)
  stops.push(await tapped('Evet, hepsini durdur', 'halted'))
  answers.push((await answered) - (await lastTap()))
  await panel.getByRole('link', { name: 'Fiyatları sürdür' }).first().tap()
  await tapped('Evet, sürdür', 'resumed')
}
requireLongest('margin, tap to an open public page', margins, 1000)
requireLongest('stop, tap to an open public page', stops, 500)
requireLongest('stop, tap to its answer', answers, 500)

const plain: number[] = []
const slowed: number[] = []
for (let load = 0; load < LOADS; load++) {
  plain.push(await firstLoad(browser, 1))
  slowed.push(await firstLoad(browser, SLOWER))
}
requireBar({
  title: `first load, ${SLOWER}× throttled, median of ${LOADS}`,
  value: median(slowed),
  unit: ' ms',
  atMost: 2000,
  detail: `${figure(median(plain))} ms without throttling`,
})
await browser.close()
await site.stop()

function requireLongest(title: string, values: readonly number[], atMost: number): void {
  const detail = `p50 ${figure(quantile(values, 0.5))} ms`
  requireBar({
    title: `${title}, longest of ${values.length}`,
    value: Math.max(...values),
    unit: ' ms',
    atMost,
    detail,
  })
}

/** ms from the tap until the visitor's page shows what it does. */
async function tapped(button: string, shows: 'spread' | 'halted' | 'resumed'): Promise<number> {
  const before = await visitor.evaluate((mark) => performance.getEntriesByName(mark).length, shows)
  await panel.getByRole('button', { name: button, exact: true }).tap()
  const shown = await visitor.waitForFunction(
    ([mark, count]) => {
      const entry = performance.getEntriesByName(mark)[count]
      return entry === undefined ? null : performance.timeOrigin + entry.startTime
    },
    [shows, before] as const,
  )
  return v.parse(v.number(), await shown.jsonValue()) - (await lastTap())
}

/** Both pages have the clock of this machine: ms since the epoch. */
async function lastTap(): Promise<number> {
  return panel.evaluate(() => performance.timeOrigin + (performance.getEntriesByName('tap').at(-1)?.startTime ?? 0))
}

async function noteTaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('click', () => performance.mark('tap'), { capture: true })
  })
}

/** Navigates by a link of the panel, so that the document stays. */
async function go(page: Page, address: string): Promise<void> {
  await page.locator(`a[href="${address}"]`).filter({ visible: true }).first().tap()
  await page.waitForURL(origin + address)
}

/** Runs in the page of the visitor: marks when the dollar's spread jumps, and when its price goes and comes. */
function noteRow(): void {
  const read = (): number | null => {
    const row = [...document.querySelectorAll('table tr')].find((each) => each.textContent.startsWith('USD'))
    const [buy, sell] = [...(row?.textContent.matchAll(/\d+,\d{4}/g) ?? [])].map(([text]) =>
      Number(text.replace(',', '.')),
    )
    return buy === undefined || sell === undefined ? null : sell - buy
  }
  let last = read()
  new MutationObserver(() => {
    const next = read()
    if (last !== null && next === null) performance.mark('halted')
    else if (last === null && next !== null) performance.mark('resumed')
    else if (last !== null && next !== null && Math.abs(next - last) > 0.1) performance.mark('spread')
    last = next
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

/** Runs in the panel: when the answer to a stop is on the page, ms since the epoch. */
function answeredAt(): Promise<number> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('main [role=status]')?.textContent.includes('Siteden kaldırıldı') !== true) return
      watch.disconnect()
      resolve(performance.timeOrigin + performance.now())
    })
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

/** ms until all prices stand on the first page of a phone that has never opened it. */
async function firstLoad(from: Browser, slower: number): Promise<number> {
  const context = await from.newContext({ ...PHONE, storageState: await phone.storageState() })
  const page = await context.newPage()
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      if (document.querySelector('table.px') === null) return
      watch.disconnect()
      requestAnimationFrame(() => performance.mark('drawn'))
    }).observe(document, { subtree: true, childList: true })
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(origin)
  const drawn = await page.waitForFunction(() => performance.getEntriesByName('drawn')[0]?.startTime)
  const ms = v.parse(v.number(), await drawn.jsonValue())
  await context.close()
  return ms
}
