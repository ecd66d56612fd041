/**
 * Draws docs/first-view.webp: the first view of the built site on a computer and on a phone, side by side. For the README; run it after
 * `npm run build` when the look has changed.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type ViewportSize } from '@playwright/test'
import { startSite } from './built-site.ts'
import { findChromium } from './chromium.ts'

const PICTURE = 'docs/first-view.webp'
const WIDE = { width: 1280, height: 860 }
const PHONE = { width: 390, height: 780 }
const SHEET = { width: 1600, height: 920 }
const QUALITY = 84

const folder = mkdtempSync(join(tmpdir(), 'picture-'))
const officeFile = join(folder, 'office.yaml')
writeFileSync(officeFile, openDayAndNight(readFileSync('office/office.yaml', 'utf8')))
const site = await startSite({ OFFICE_FILE: officeFile })
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox'],
})

const wide = await firstView(browser, WIDE)
const phone = await firstView(browser, PHONE)
writeFileSync(PICTURE, await sideBySide(browser, wide, phone))

await browser.close()
await site.stop()
rmSync(folder, { recursive: true })

/** Whoever draws it, at whatever hour, finds the counter open. */
function openDayAndNight(office: string): string {
  return office.replaceAll(/^( {4}\p{Ll}+:) (?:09:00-18:\d\d|kapalı)$/gmu, '$1 00:00-23:59')
}

/** Of a visitor who has answered the cookie banner, once the page has its prices. */
async function firstView(on: Browser, viewport: ViewportSize): Promise<Buffer> {
  const context = await on.newContext({
    viewport,
    deviceScaleFactor: 2,
    locale: 'tr-TR',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'))
  const page = await context.newPage()
  await page.goto(site.url, { waitUntil: 'networkidle' })
  await page.getByText('Canlı', { exact: true }).first().waitFor()
  const picture = await page.screenshot()
  await context.close()
  return picture
}

async function sideBySide(on: Browser, left: Buffer, right: Buffer): Promise<Buffer> {
  const page = await on.newPage({ viewport: SHEET })
  const address = (picture: Buffer): string => `data:image/png;base64,${picture.toString('base64')}`
  await page.setContent(`<!doctype html><style>
    body { margin: 0; background: #dfe4dc; }
    img { position: absolute; border-radius: 10px; box-shadow: 0 18px 48px rgb(18 30 50 / 28%); }
    .wide { left: 40px; top: 40px; width: 1250px; }
    .phone { right: 40px; bottom: 40px; width: 380px; border: 8px solid #121e32; border-radius: 34px; }
  </style><img class="wide" src="${address(left)}"><img class="phone" src="${address(right)}">`)
  await page.waitForFunction('Array.from(document.images).every((image) => image.complete)')
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  return Buffer.from(data, 'base64')
}
