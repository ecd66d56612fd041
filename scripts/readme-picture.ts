/**
 * Draws the pictures of the README, each with a computer and a phone side by side: the first view of the built site, and
 * the office's panel. Run it after `npm run build` when the look has changed.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type ViewportSize } from '@playwright/test'
import { startBuiltSite } from './built-site.ts'
import { findChromium } from './chromium.ts'

const WIDE = { width: 1280, height: 860 }
const PHONE = { width: 390, height: 780 }
const SHEET = { width: 1600, height: 920 }
const QUALITY = 84

const folder = mkdtempSync(join(tmpdir(), 'picture-'))
const officeFile = join(folder, 'office.yaml')
writeFileSync(officeFile, openDayAndNight(readFileSync('office/office.yaml', 'utf8')))
const site = await startBuiltSite({ OFFICE_FILE: officeFile })
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox'],
})

const pictures = [
  ['docs/first-view.webp', [await firstView(browser, WIDE), await firstView(browser, PHONE)]],
  [
    'docs/panel.webp',
    [
      await panel(browser, WIDE),
      await panel(browser, PHONE, { path: '/fiyat/USD', margins: { 'Alış payı': '-0,03', 'Satış payı': '+0,04' } }),
    ],
  ],
] as const
for (const [file, [wide, phone]] of pictures) writeFileSync(file, await sideBySide(browser, wide, phone))

await browser.close()
await site.stop()
rmSync(folder, { recursive: true })

/** Opens the office all day, so that the pictures are the same at any time. */
function openDayAndNight(office: string): string {
  return office.replaceAll(/^( {4}\p{Ll}+:) (?:09:00-18:\d\d|kapalı)$/gmu, '$1 00:00-23:59')
}

/** The view of a visitor who has answered the cookie banner, after the prices have loaded. */
async function firstView(on: Browser, viewport: ViewportSize): Promise<Buffer> {
  await using context = await contextOf(on, viewport)
  await context.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'))
  const page = await context.newPage()
  await page.goto(site.url, { waitUntil: 'networkidle' })
  await page.getByText('Canlı', { exact: true }).first().waitFor()
  return await page.screenshot()
}

interface PanelView {
  readonly path?: string
  /** Typed margins by the label of their field. */
  readonly margins?: Readonly<Record<string, string>>
}

/** A page of the panel, as the manager of the demo sees it. */
async function panel(
  on: Browser,
  viewport: ViewportSize,
  { path = '/', margins = {} }: PanelView = {},
): Promise<Buffer> {
  const { panelLink } = site
  if (panelLink === null) throw new Error('the site does not run in demo mode')
  await using context = await contextOf(on, viewport)
  const page = await context.newPage()
  await page.goto(panelLink)
  await page.goto(new URL(path, panelLink).href)
  await page.getByRole('heading', { level: 1 }).waitFor()
  for (const [label, text] of Object.entries(margins)) await page.getByRole('textbox', { name: label }).fill(text)
  await page.waitForLoadState('load')
  return await page.screenshot()
}

function contextOf(on: Browser, viewport: ViewportSize) {
  const context = { locale: 'tr-TR', colorScheme: 'light', reducedMotion: 'reduce' } as const
  return on.newContext({ viewport, deviceScaleFactor: 2, ...context })
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
