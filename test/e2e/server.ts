import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test as base, type BrowserContext, type ConsoleMessage } from '@playwright/test'
import { watchTexts } from '../watch-texts.ts'
import { openSiteProcess, type ServedSite, type SiteProcess } from './site-process.ts'
import { OFFICE_FILE, type Site, type SiteOptions, untilNoon, withSite } from './site.ts'

export { expect } from '@playwright/test'

const BULLETIN = resolve(import.meta.dirname, '../fakes/samples/bulletin-utf-8.xml')

export interface ConsoleFixtures {
  readonly consoleErrors: string[]
  /** Watches the console of another context as that of the test's own. */
  readonly watchConsole: (context: BrowserContext) => Promise<void>
  /**
   * Declares that the test provokes a console error, or an uncaught one, whose text matches. Any other fails the test.
   */
  readonly expectConsoleError: (pattern: RegExp) => void
}

export interface WorkerFixtures {
  /** Where all sites of a worker run. */
  readonly sites: SiteProcess
  /** The site in demo mode: one for all tests of a worker, so none may change what another sees. */
  readonly demoSite: DemoSite
}

interface DemoSite extends Pick<ServedSite, 'url'> {
  /** The time there, in ms since the epoch: it began at a noon in Istanbul, and no test meets a midnight. */
  now(): number
}

/** Tests of the pages, on the site as it comes: demo market, sample office. */
export const test = base.extend<ConsoleFixtures, WorkerFixtures>({
  sites: [
    async ({}, provide) => {
      const sites = openSiteProcess()
      await provide(sites)
      await sites.end()
    },
    { scope: 'worker' },
  ],
  demoSite: [
    async ({ sites }, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'demo-site-'))
      const ahead = untilNoon(Date.now())
      const site = await sites.start(folder, { OFFICE_FILE }, ahead)
      await provide({ url: site.url, now: () => Date.now() + ahead })
      await site.stop()
      await rm(folder, { recursive: true })
    },
    // The first start in a process loads and compiles the site. The first test must not pay for it.
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ demoSite }, provide) => provide(demoSite.url),
  consoleErrors: async ({}, provide) => provide([]),
  watchConsole: async ({ consoleErrors }, provide) =>
    provide(async (context) => {
      collectErrors(context, consoleErrors)
      await context.addInitScript(watchTexts)
    }),
  expectConsoleError: [
    async ({ context, consoleErrors, watchConsole }, provide) => {
      const declared: RegExp[] = []
      await watchConsole(context)
      await provide((pattern) => void declared.push(pattern))
      base.expect(consoleErrors.filter((text) => !declared.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export interface SiteFixtures extends SiteOptions {
  readonly site: Site
}

/**
 * Tests of the way of a price: each has a site and a clock of its own. The central bank has published the sample
 * bulletin of 2026-09-11. `settings` are more of them by their names in the environment. `neverCloses` opens the
 * office day and night, and begins at noon: freshness outside opening hours has words of its own, a midnight changes
 * what a page says, and tests run at any hour.
 */
export const siteTest = test.extend<SiteFixtures>({
  settings: [{}, { option: true }],
  bulletin: [BULLETIN, { option: true }],
  neverCloses: [false, { option: true }],
  gold: [null, { option: true }],
  site: ({ sites, settings, bulletin, neverCloses, gold }, provide, testInfo) =>
    withSite(sites, { settings, bulletin, neverCloses, gold }, async (site) => {
      await provide(site)
      if (testInfo.status !== testInfo.expectedStatus) await testInfo.attach('site.log', { path: site.log })
    }),
  baseURL: ({ site }, provide) => provide(site.url),
})

/**
 * Console errors, refusals of the content policy among them, and uncaught exceptions of all pages of a context.
 * Whatever is not ours can't be reached from a test, which the browser says at its address.
 */
function collectErrors(context: BrowserContext, errors: string[]): void {
  context.on('console', (message: ConsoleMessage) => {
    const { url } = message.location()
    if (message.type() !== 'error' || message.text().includes('ERR_NAME_NOT_RESOLVED')) return
    errors.push(`${message.text()} (${url})`)
  })
  context.on('weberror', (uncaught) => {
    const error = uncaught.error()
    // A module that can't be imported fails at no line of the code: its stack is empty.
    errors.push(`${String(error)} ${error.stack ?? ''}`)
  })
}
