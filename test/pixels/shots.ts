import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  test as base,
  type BrowserContext,
  type CDPSession,
  type Page,
  type Request,
  type WebSocket,
} from '@playwright/test'
import { FROZEN_AT, type FrozenSite, startFrozenSite } from '../../scripts/frozen-site.ts'
import { hasDecided, twoFrames } from '../e2e/visitor.ts'

/** The folders are absolute: sources and build of the site, its prepared store, and where the pictures go. */
const { PIXELS_ROOT = '', PIXELS_STORE = '', PIXELS_SHOTS = '' } = process.env

const WIDTHS = [1440, 820, 390]
/** The printable width of A4 with margins of 10 mm. */
const PAPER = 718
/** The time in ms without any change after which a page counts as complete. */
const STILL_FOR = 300

/** Draws the page in each width, light and dark, or as printed. The name of the test begins the names of the files. */
type Shoot = (page: Page, state: string, media?: 'screen' | 'print') => Promise<void>

interface ShotFixtures {
  readonly shoot: Shoot
  /** More settings of the test's own site. */
  readonly settings: Readonly<Record<string, string>>
  /** A site of the test's own, which it may change. */
  readonly ownSite: FrozenSite
}

interface SharedSite {
  /** The site that all tests of a worker share, so no test may change it. */
  readonly sharedSite: FrozenSite
}

export const test = base.extend<ShotFixtures, SharedSite>({
  sharedSite: [
    async ({}, provide) => {
      await using site = await startFrozenSite(PIXELS_ROOT, PIXELS_STORE)
      await provide(site)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  settings: [{}, { option: true }],
  ownSite: async ({ settings }, provide) => {
    await using site = await startFrozenSite(PIXELS_ROOT, PIXELS_STORE, settings)
    await provide(site)
  },
  baseURL: ({ sharedSite }, provide) => provide(sharedSite.url),
  contextOptions: { reducedMotion: 'reduce' },
  context: async ({ context }, provide) => {
    await prepareContext(context)
    await provide(context)
  },
  shoot: async ({}, provide, testInfo) => {
    const { title, file } = testInfo
    const stamp = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)
    const done = join(PIXELS_SHOTS, `${fileName(title)}.${stamp}.done`)
    testInfo.skip(existsSync(done), 'these pictures are there')
    await provide(async (page, state, media = 'screen') => {
      const protocol = await page.context().newCDPSession(page)
      const schemes = media === 'print' ? (['light'] as const) : (['light', 'dark'] as const)
      await page.evaluate(scrollThrough)
      for (const width of media === 'print' ? [PAPER] : WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await still(page)
        for (const colorScheme of schemes) {
          await page.emulateMedia({ media, colorScheme })
          await twoFrames(page)
          await page.evaluate(picturesDecoded)
          const name = fileName(`${title} ${state} ${width} ${media === 'print' ? media : colorScheme}`)
          await writeFile(join(PIXELS_SHOTS, `${name}.png`), await wholePage(protocol))
        }
      }
      await page.emulateMedia({ media: null, colorScheme: 'light' })
    })
    if (testInfo.status === testInfo.expectedStatus) await writeFile(done, '')
  },
})

function fileName(text: string): string {
  return text.replaceAll(/[^\w-]+/g, ' ')
}

/** The requests and sockets of each page that have no answer yet. */
const unanswered = new WeakMap<Page, Set<Request | WebSocket>>()

/** Stops the clock of the context's pages and their long timers. Code that an idle page loads later comes at once. */
async function prepareContext(context: BrowserContext): Promise<void> {
  context.on('page', (page) => {
    const waiting = new Set<Request | WebSocket>()
    unanswered.set(page, waiting)
    page.on('request', (request) => request.resourceType() !== 'eventsource' && waiting.add(request))
    page.on('requestfinished', (request) => waiting.delete(request))
    page.on('requestfailed', (request) => waiting.delete(request))
    page.on('websocket', (socket) => {
      waiting.add(socket)
      socket.once('framereceived', () => waiting.delete(socket))
      socket.once('close', () => waiting.delete(socket))
    })
  })
  await context.clock.setFixedTime(FROZEN_AT)
  await hasDecided(context)
  await context.addInitScript(standStill)
  await context.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    const idle = 3000
    // A page without new prices would poll after some seconds, and a slow answer would count as lost.
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms = 0) => {
        const isIdle = ms === idle && document.currentScript === null
        return isIdle ? later(run, 100) : ms < 2000 ? later(run, ms) : 0
      },
    })
  })
}

/** Opens a page and waits until it is complete. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await still(page)
}

/** Waits until nothing is loading and nothing changes. */
export async function still(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  do await page.evaluate(unchanged, STILL_FOR)
  while ((unanswered.get(page)?.size ?? 0) > 0)
}

/** Resolves when the document has not changed for `ms`. */
async function unchanged(ms: number): Promise<void> {
  await document.fonts.ready
  await new Promise<void>((resolve) => {
    let timer = 0
    const restart = (): void => {
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        changes.disconnect()
        resolve()
      }, ms)
    }
    const changes = new MutationObserver(restart)
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    restart()
  })
}

/** Returns a PNG. Playwright's own screenshots take three times as long. */
async function wholePage(protocol: CDPSession): Promise<Buffer> {
  const { cssContentSize } = await protocol.send('Page.getLayoutMetrics')
  const { data } = await protocol.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { ...cssContentSize, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}

/** Turns off whatever moves or blinks, and the clock that measures the age of prices. */
function standStill(): void {
  performance.now = () => 1000
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, ::before, ::after { transition: none !important; animation-duration: 0s !important; caret-color: transparent !important }',
  )
  document.adoptedStyleSheets = [sheet]
}

/** Another colour scheme may have other pictures. */
async function picturesDecoded(): Promise<void> {
  const pictures = [...document.images].filter((picture) => picture.loading !== 'lazy' || picture.complete)
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
}

/** Makes the page load the pictures and parts that wait until they are near the window. */
async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y)
    await new Promise((drawn) => {
      setTimeout(drawn, 30)
    })
  }
  scrollTo(0, 0)
}
