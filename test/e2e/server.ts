import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test as base, type BrowserContext, type ConsoleMessage } from '@playwright/test'
import { type FakeCentralBank, startFakeCentralBank } from '../fakes/central-bank.ts'
import { type FakeProvider, startFakeProvider } from '../fakes/provider.ts'
import { watchTexts } from '../watch-texts.ts'
import { type ServerProcess, startServer } from './server-process.ts'

export { expect } from '@playwright/test'

const OFFICE_FILE = resolve(import.meta.dirname, '../../office/office.yaml')
const BULLETIN = resolve(import.meta.dirname, '../fakes/samples/bulletin-utf-8.xml')
const BULLETIN_DAY = '2026-09-11'

interface ConsoleFixtures {
  /** Declares that the test provokes a console error, or an uncaught one, whose text matches. Any other fails the test. */
  readonly expectConsoleError: (pattern: RegExp) => void
}

interface DemoFixtures {
  /** The site in demo mode: one for all tests of a worker, so none may change what another sees. */
  readonly demoSite: ServerProcess
}

/** Tests of the pages, on the site as it comes: demo market, sample office. */
export const test = base.extend<ConsoleFixtures, DemoFixtures>({
  demoSite: [
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'site-'))
      const server = await startServer({ OFFICE_FILE }, folder)
      await provide(server)
      await server.stop()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ demoSite }, provide) => provide(demoSite.url),
  expectConsoleError: [
    async ({ context }, provide) => {
      const declared: RegExp[] = []
      const errors = collectErrors(context)
      await context.addInitScript(watchTexts)
      await answerTheWorld(context)
      await provide((pattern) => void declared.push(pattern))
      base.expect(errors.filter((text) => !declared.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/** The site on a provider and a central bank that do what the test says. */
export interface Site {
  readonly url: string
  readonly adminUrl: string
  readonly provider: FakeProvider
  readonly bank: FakeCentralBank
  /** Writes the office file anew; the site takes it up within two seconds. */
  editOffice(edit: (text: string) => string): Promise<void>
  /** The answer of /readyz. */
  readiness(): Promise<unknown>
  stop(): Promise<void>
  /** Stops it if it runs, and starts it on the same address with the same record. */
  restart(): Promise<void>
}

interface SiteFixtures {
  /** More settings, by their names in the environment. */
  readonly settings: Readonly<Record<string, string>>
  /** The bulletin that the central bank has published. */
  readonly bulletin: string
  /** The office is open day and night: freshness outside opening hours has words of its own, and tests run at any hour. */
  readonly neverCloses: boolean
  readonly site: Site
}

/** Tests of the way of a price: each has a server of its own. The central bank has published the sample bulletin of 2026-09-11. */
export const siteTest = test.extend<SiteFixtures>({
  settings: [{}, { option: true }],
  bulletin: [BULLETIN, { option: true }],
  neverCloses: [false, { option: true }],
  site: async ({ settings, bulletin, neverCloses }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-'))
    const officeFile = join(folder, 'office.yaml')
    const office = await readFile(OFFICE_FILE, 'utf8')
    await writeFile(officeFile, neverCloses ? openDayAndNight(office) : office)
    const provider = await startFakeProvider()
    const bank = await startFakeCentralBank()
    bank.publish(BULLETIN_DAY, await readFile(bulletin))
    const sources = { RATE_SOCKET_URL: provider.url, RATE_FEED_URL: provider.feedUrl, TCMB_URL: bank.url }
    const start = (addresses = {}) =>
      startServer({ ...sources, OFFICE_FILE: officeFile, ...settings, ...addresses }, folder)

    let server = await start()
    const { url, adminUrl } = server
    await provide({
      url,
      adminUrl,
      provider,
      bank,
      editOffice: async (edit) => writeFile(officeFile, edit(await readFile(officeFile, 'utf8'))),
      readiness: async (): Promise<unknown> => (await fetch(`${adminUrl}/readyz`)).json(),
      stop: () => server.stop(),
      async restart() {
        await server.stop()
        server = await start({ PORT: new URL(url).port, ADMIN_PORT: new URL(adminUrl).port })
      },
    })
    await server.stop()
    await Promise.all([provider.stop(), bank.stop()])
    await rm(folder, { recursive: true })
  },
  baseURL: ({ site }, provide) => provide(site.url),
})

function openDayAndNight(office: string): string {
  return office
    .replaceAll(/^( {4}\p{Ll}+:) (?:09:00-18:\d\d|kapalı)$/gmu, '$1 00:00-23:59')
    .replaceAll(/saat: (?:kapalı|09:00-13:00)/g, 'saat: 00:00-23:59')
}

/** Console errors, refusals of the content policy among them, and uncaught exceptions of all pages of a context. */
function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (uncaught) => {
    const error = uncaught.error()
    // A module that can't be imported fails at no line of the code: its stack is empty.
    errors.push(`${String(error)} ${error.stack ?? ''}`)
  })
  return errors
}

/** No test leaves the machine: whatever is not ours is an empty page. A test's own `page.route` comes first. */
async function answerTheWorld(context: BrowserContext): Promise<void> {
  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  )
}
