import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { DAY_LENGTH, dayOf, instantOf } from '../../src/domain/calendar.ts'
import { type FakeCentralBank, startFakeCentralBank } from '../fakes/central-bank.ts'
import { withGold } from '../fakes/gold-office.ts'
import { openDayAndNight } from '../fakes/open-office.ts'
import { priceBody } from '../fakes/price-body.ts'
import { type FakeProvider, startFakeProvider } from '../fakes/provider.ts'
import type { SiteProcess } from './site-process.ts'

const COMMAND = resolve(import.meta.dirname, 'office-command.ts')
export const OFFICE_FILE = resolve(import.meta.dirname, '../../office/office.yaml')
const BULLETIN_DAY = '2026-09-11'

/** A site whose provider and central bank are controlled by the test. */
export interface Site {
  readonly url: string
  readonly adminUrl: string
  readonly panelUrl: string
  readonly provider: FakeProvider
  readonly bank: FakeCentralBank
  /** The path of the site's log file. */
  readonly log: string
  /**
   * The site's time in ms since the epoch: the machine's time, or the next noon if the office never closes, plus all
   * time that has passed by `pass`.
   */
  now(): number
  /** Advances the site's clock by `ms` at once, and the clock of a page if it is installed, with all its timers. */
  pass(ms: number, page?: Page): Promise<void>
  /** Sends prices from the provider with the site's time. The codes are the provider's: `USDTRY`. */
  sendPrices(prices: Readonly<Record<string, readonly [buy: string, sell: string]>>): void
  /** Runs a command of the office tool and returns its output. Rejects if the command fails. */
  readonly office: (...args: readonly string[]) => Promise<string>
  /** Changes the office file and imports it. */
  importOffice(edit: (text: string) => string): Promise<void>
  /** Returns the answer of /readyz. */
  readiness(): Promise<unknown>
  stop(): Promise<void>
  /** Stops the site if it runs, and starts it again at the same address with the same database. */
  restart(): Promise<void>
}

export interface SiteOptions {
  readonly settings: Readonly<Record<string, string>>
  /** The path of the bulletin that the central bank has published. */
  readonly bulletin: string
  /** Whether the office is always open. The site's time then starts at noon in Istanbul. */
  readonly neverCloses: boolean
  /** The office file's section about gold; null means that the file has none. */
  readonly gold: string | null
}

/** Starts a site, passes it to `use` and removes it afterwards. */
export async function withSite(
  sites: SiteProcess,
  { settings, bulletin, neverCloses, gold }: SiteOptions,
  use: (site: Site) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const officeFile = join(folder, 'office.yaml')
  const sample = await readFile(OFFICE_FILE, 'utf8')
  const text = gold === null ? sample : withGold(sample, gold)
  await writeFile(officeFile, neverCloses ? openDayAndNight(text) : text)
  const provider = await startFakeProvider()
  const bank = await startFakeCentralBank()
  bank.publish(BULLETIN_DAY, await readFile(bulletin))
  const sources = { RATE_SOCKET_URL: provider.url, RATE_FEED_URL: provider.feedUrl, TCMB_URL: bank.url }
  const start = (addresses = {}) =>
    sites.start(folder, { ...sources, OFFICE_FILE: officeFile, ...settings, ...addresses }, passed)

  let passed = neverCloses ? untilNoon(Date.now()) : 0
  let served = await start()
  let running = true
  const { url, adminUrl, panelUrl } = served
  const stop = async (): Promise<void> => {
    if (running) await served.stop()
    running = false
  }
  const office: Site['office'] = async (...args) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const own = { DATA_DIR: join(folder, 'data'), OFFICE_FILE: officeFile, ADMIN_PORT: new URL(adminUrl).port }
    const env = { PATH, NODE_COMPILE_CACHE, USER: 'kemal', ...sources, ...settings, ...own }
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, String(passed), ...args], { env })
    return stdout
  }
  const now = (): number => Date.now() + passed
  await use({
    url,
    adminUrl,
    panelUrl,
    provider,
    bank,
    log: join(folder, 'site.log'),
    now,
    async pass(ms, page) {
      passed += ms
      if (running) await served.putForward(ms)
      await page?.clock.runFor(ms)
    },
    sendPrices(prices) {
      provider.send(priceBody(now(), prices))
    },
    office,
    async importOffice(edit) {
      await writeFile(officeFile, edit(await readFile(officeFile, 'utf8')))
      await office('import', officeFile, '--yes')
    },
    readiness: async (): Promise<unknown> => (await fetch(`${adminUrl}/readyz`)).json(),
    stop,
    async restart() {
      await stop()
      const portOf = (address: string): string => new URL(address).port
      served = await start({ PORT: portOf(url), ADMIN_PORT: portOf(adminUrl), PANEL_PORT: portOf(panelUrl) })
      running = true
    },
  })
  await stop()
  await Promise.all([provider.stop(), bank.stop()])
  await rm(folder, { recursive: true })
}

/** Returns the ms until the next noon in Istanbul, from which a test cannot reach the end of the day. */
export function untilNoon(now: number): number {
  const noon = instantOf(dayOf(now), '12:00')
  return noon > now ? noon - now : noon + DAY_LENGTH - now
}
