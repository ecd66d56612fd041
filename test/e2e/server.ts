import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test as base, type BrowserContext, type ConsoleMessage } from '@playwright/test'
import { openAtNoon } from '../fakes/open-office.ts'
import { watchTexts } from '../watch-texts.ts'
import { openSiteProcess, type ServedSite, type SiteProcess } from './site-process.ts'
import { OFFICE_FILE, type Site, type SiteOptions, untilNoon, withSite } from './site.ts'

export { expect } from '@playwright/test'

const BULLETIN = resolve(import.meta.dirname, '../fakes/samples/bulletin-utf-8.xml')

export interface ConsoleFixtures {
  readonly consoleErrors: string[]
  /** Watches the console of another context like that of the test's own context. */
  readonly watchConsole: (context: BrowserContext) => Promise<void>
  /**
   * Declares that the test provokes a console error or an uncaught error whose text matches. Any other error fails the
   * test.
   */
  readonly expectConsoleError: (pattern: RegExp) => void
}

export interface WorkerFixtures {
  readonly sites: SiteProcess
  /**
   * The site in demo mode, whose office is open at noon on every day. All tests of a worker share it, so no test may
   * change what another one sees.
   */
  readonly demoSite: DemoSite
}

interface DemoSite extends Pick<ServedSite, 'url'> {
  /** The site's time in ms since the epoch. It starts at a noon in Istanbul, so that no test crosses midnight. */
  now(): number
}

/** For tests of pages on the site with its defaults: demo market and sample office. */
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
      const office = join(folder, 'office.yaml')
      await writeFile(office, openAtNoon(await readFile(OFFICE_FILE, 'utf8')))
      const site = await sites.start(folder, { OFFICE_FILE: office }, ahead)
      await provide({ url: site.url, now: () => Date.now() + ahead })
      await site.stop()
      await rm(folder, { recursive: true })
    },
    // The first start in a process loads and compiles the site, which must not count as time of the first test.
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
 * For tests that follow a price: each test has its own site and clock. The central bank has published the sample
 * bulletin of 2026-09-11. `settings` are additional environment variables. `neverCloses` opens the office day and night
 * and starts at noon, because pages read differently after closing time and midnight.
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
 * Collects console errors, including violations of the content policy, and uncaught exceptions of all pages of a
 * context. Failed name look-ups are ignored, because tests cannot reach other hosts.
 */
function collectErrors(context: BrowserContext, errors: string[]): void {
  context.on('console', (message: ConsoleMessage) => {
    const { url } = message.location()
    if (message.type() !== 'error' || message.text().includes('ERR_NAME_NOT_RESOLVED')) return
    errors.push(`${message.text()} (${url})`)
  })
  context.on('weberror', (uncaught) => {
    const error = uncaught.error()
    // A failed module import has an empty stack.
    errors.push(`${String(error)} ${error.stack ?? ''}`)
  })
}
