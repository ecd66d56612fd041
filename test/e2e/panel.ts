import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Role } from '../../src/contract/panel/roles.ts'
import { SECOND } from '../../src/domain/calendar.ts'
import { goldFrame } from '../fakes/gold.ts'
import type { FakePrice } from '../fakes/price-body.ts'
import { everySecond } from './every-second.ts'
import { type Device, deviceIn } from './panel-device.ts'
import { siteTest } from './server.ts'
import type { Site } from './site.ts'

const PHONE = { width: 390, height: 844 }

/** The panel of a site that is always open, sells gold and receives prices every second. */
export interface Panel {
  readonly origin: string
  /** Sends a dollar price once. Later messages have no dollar, because a second price would confirm a jump. */
  sendDollar(dollar: FakePrice): void
  /** Runs a command of the office tool and returns its output. */
  readonly office: Site['office']
  /** Adds a person by the office tool and returns the link that registers a device. */
  add(name: string, role: Role): Promise<string>
  /** Opens the panel on a new phone that is signed in with its own passkey. */
  phoneOf(name: string, role: Role): Promise<Device>
  /** Opens the browser of a device that is not registered. */
  newDevice(): Promise<Device>
}

interface PanelFixtures {
  /** Whether the site also polls the provider's feed. */
  readonly withFeed: boolean
  /** The panel's settings contain its port, so the port must be known before the server listens. */
  readonly panelPort: number
  readonly panel: Panel
}

export const panelTest = siteTest.extend<PanelFixtures>({
  withFeed: [true, { option: true }],
  panelPort: async ({}, provide) => provide(await freePort()),
  neverCloses: true,
  gold: 'altin:\n  alinip_satilan: hepsi\n  durdurulan: yok\n',
  settings: async ({ panelPort, withFeed }, provide) =>
    provide({
      PANEL_PORT: String(panelPort),
      PANEL_ORIGIN: `http://localhost:${panelPort}`,
      ...(!withFeed && { RATE_FEED_URL: '' }),
    }),
  panel: async ({ site, browser, panelPort, contextOptions, watchConsole }, provide) => {
    const origin = `http://localhost:${panelPort}`
    await site.provider.connections.reached(1)
    let dollar: FakePrice | undefined = ['47.2330', '47.4770']
    const quiet = everySecond(() => sendAll(site, dollar))
    const contexts: BrowserContext[] = []
    const newDevice = async (): Promise<Device> => {
      const context = await browser.newContext({ ...contextOptions, baseURL: origin, viewport: PHONE })
      contexts.push(context)
      await watchConsole(context)
      return deviceIn(context)
    }
    const { office } = site
    const add: Panel['add'] = async (name, role) => linkIn(await office('people', 'add', name, '--role', role))
    await provide({
      origin,
      sendDollar: (next) => {
        dollar = undefined
        sendAll(site, next)
      },
      office,
      add,
      newDevice,
      async phoneOf(name, role) {
        const [device, link] = await Promise.all([newDevice(), add(name, role)])
        await device.enrol(link)
        return device
      },
    })
    quiet()
    await Promise.all(contexts.map((context) => context.close()))
  },
})

export const publish = (page: Page): Locator => page.getByRole('button', { name: 'Yayınla', exact: true })
export const sellMargin = (page: Page): Locator => page.getByLabel('Satış payı', { exact: true })

/** Stops the site for longer than its open pages of the panel count as current. The page has an installed clock. */
export async function outdate(page: Page, site: Site): Promise<void> {
  await site.stop()
  await page.clock.runFor(16 * SECOND)
}

/** Picks a port below the ephemeral range, so that the system does not assign it to another program. */
async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const server = createServer()
  const isFree = await new Promise<boolean>((resolved) => {
    server.once('error', () => resolved(false)).listen(port, '127.0.0.1', () => resolved(true))
  })
  if (!isFree) return freePort()
  await new Promise<void>((closed) => {
    server.close(() => closed())
  })
  return port
}

function sendAll(site: Site, dollar: FakePrice | undefined): void {
  const now = site.now()
  const currencies = {
    ...(dollar && { USDTRY: dollar }),
    EURTRY: ['54.2380', '54.7240'],
    GBPTRY: ['63.3490', '63.9600'],
    CHFTRY: ['57.8010', '58.8550'],
    // A price that changes every second makes open pages re-render.
    JPYTRY: ['0.295600', `0.301${Math.floor(now / SECOND) % 10}00`],
  } as const
  site.provider.send(goldFrame(now, currencies))
}

/** Returns the link that registers a device from the output of a command. */
export function linkIn(printed: string): string {
  const [link] = /http:\/\/localhost:\d+\/tanit\/[\w-]{43}/.exec(printed) ?? []
  if (link === undefined) throw new Error(`no link in: ${printed}`)
  return link
}
