import type { Locator, Page, WebSocketRoute } from '@playwright/test'
import { SECOND } from '../../src/domain/calendar.ts'
import { ALIVE_FOR } from '../../src/domain/freshness.ts'
import { everySecond } from './every-second.ts'
import { expect, siteTest as test } from './server.ts'
import type { Site } from './site.ts'

/**
 * How often the page polls the feed and the server polls the provider, and how long a silent relay is given before
 * that.
 */
const POLL_EVERY = 5 * SECOND
const board = (page: Page): Locator => page.getByRole('region', { name: /gişe kurları/ })
const hero = (page: Page): Locator => page.getByRole('region', { name: /^Dolar ve euro$/ })
const dollar = (page: Page): Locator => board(page).getByRole('row', { name: /^USD/ })
const chip = (place: Locator, words: string): Locator => place.getByText(words, { exact: true }).first()

/** The browser itself prints an error for every failed connection. */
const NETWORK_ERRORS = /Failed to load resource|WebSocket connection to/

/** A provider that sends a dollar price every second until `stop` is called. */
interface PriceSender {
  satis: string
  stop(): void
}

function startPrices(site: Site, satis: string): PriceSender {
  const sender = { satis, stop: () => {} }
  sender.stop = everySecond(() => site.sendPrices({ USDTRY: ['47.2330', sender.satis] }))
  return sender
}

/** Sends a new price and expects it on the open page, which proves that the page is connected and not only rendered. */
async function expectNewPrice(page: Page, sender: PriceSender, satis: string): Promise<void> {
  sender.satis = satis
  await expect(dollar(page)).toContainText(satis.replace('.', ','))
  await expect(chip(board(page), 'Canlı')).toBeVisible()
}

/** Resolves when the site's feed has this price. */
async function waitForFeed(site: Site, satis: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${site.url}/api/feed?dil_kodu=tr`)).text()).toContain(satis)
}

/** Stands between the page and the server's relay. A test can refuse its sockets or drop their price messages. */
interface Relay {
  mood: 'well' | 'refused' | 'silent'
  connections: number
  /** The number of sockets whose Socket.IO connection was confirmed. */
  welcomed: number
}

async function interceptRelay(page: Page, mood: Relay['mood']): Promise<Relay> {
  const relay: Relay = { mood, connections: 0, welcomed: 0 }
  await page.routeWebSocket(/\/socket\.io\//, (socket: WebSocketRoute) => {
    relay.connections += 1
    if (relay.mood === 'refused') {
      void socket.close()
      return
    }
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (relay.mood === 'well' || !message.includes('price_changed')) socket.send(message)
      if (message.toString().startsWith('40')) relay.welcomed += 1
    })
  })
  return relay
}

/** Advances the clocks by seconds until the page tries to connect again. The connection itself takes real time. */
async function nextTry(page: Page, site: Site, relay: Relay): Promise<void> {
  const tries = relay.connections
  await expect(async () => {
    await site.pass(SECOND, page)
    expect(relay.connections).toBeGreaterThan(tries)
  }).toPass({ intervals: [20] })
}

test.use({ neverCloses: true })
test.beforeEach(async ({ page, site }) => {
  await page.clock.install({ time: site.now() })
  await site.provider.connections.reached(1)
})

test(
  'the page shows prices of a dead provider as delayed, and follows new ones when it returns',
  { tag: '@core' },
  async ({ page, site }) => {
    const sender = startPrices(site, '47.4770')
    await page.goto('/')
    await expect(chip(board(page), 'Canlı')).toBeVisible()
    await expect(dollar(page)).toContainText('47,4770')

    await test.step('with the provider down and HTML instead of a feed, the prices stay and are marked as delayed', async () => {
      sender.stop()
      site.provider.html()
      await site.provider.refuse()
      await site.pass(ALIVE_FOR, page)
      await expect(chip(board(page), 'Gecikmeli fiyat')).toBeVisible()
      await expect(dollar(page)).toContainText('Gecikmeli')
      await expect(dollar(page)).toContainText('47,4770')
      await expect(board(page)).toContainText('Yeni fiyat alınamıyor. Tablo son bilinen kurları gösterir.')
      await expect(chip(hero(page), 'Gecikmeli fiyat')).toBeVisible()
    })

    await test.step('when the provider is back, the page shows its new price (`steady.test.ts` tests when it is live)', async () => {
      await site.provider.back()
      const again = startPrices(site, '47.6000')
      // The longest delay between two connection attempts.
      await site.pass(30 * SECOND, page)
      await expect(dollar(page)).toContainText('47,6000')
      again.stop()
    })
  },
)

test(
  'a page whose socket is refused polls instead and later reconnects',
  { tag: '@core' },
  async ({ page, site, expectConsoleError }) => {
    expectConsoleError(NETWORK_ERRORS)
    const sender = startPrices(site, '47.4770')
    const relay = await interceptRelay(page, 'refused')
    await page.goto('/rates')
    await expect(chip(board(page), 'Bağlantı hatası')).toBeVisible()
    await expect(dollar(page)).toContainText('47,4770')
    await site.pass(POLL_EVERY, page)
    await expect(chip(board(page), 'Yedek kaynak, 5 sn’de bir')).toBeVisible()
    await expect(board(page).getByRole('status')).toHaveText('Kurlar yedek kaynaktan alınıyor.')

    sender.satis = '47.5000'
    await waitForFeed(site, '47.5000')
    await site.pass(POLL_EVERY, page)
    await expect(dollar(page)).toContainText('47,5000')

    relay.mood = 'well'
    await expect(async () => {
      await nextTry(page, site, relay)
      await expect(chip(board(page), 'Canlı')).toBeVisible()
    }).toPass()
    sender.stop()
  },
)

test(
  'a page requests prices immediately when its network is back',
  { tag: '@core' },
  async ({ page, site, expectConsoleError }) => {
    expectConsoleError(NETWORK_ERRORS)
    const sender = startPrices(site, '47.4600')
    await page.goto('/')
    await expectNewPrice(page, sender, '47.4770')
    await site.stop()
    await expect(chip(board(page), 'Canlı')).toBeHidden()
    await site.pass(ALIVE_FOR, page)
    await expect(chip(board(page), 'Gecikmeli fiyat')).toBeVisible()
    await expect(dollar(page)).toContainText('47,4770')

    // The page's timers are stopped until the network is back, so every request after that is an immediate one.
    await page.clock.pauseAt(site.now() + 3 * SECOND)
    const again = site.provider.connections.next()
    await site.restart()
    await again
    sender.satis = '47.5000'
    await waitForFeed(site, '47.5000')
    const reopened = page.waitForEvent('websocket')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await reopened
    await page.clock.resume()
    await expect(dollar(page)).toContainText('47,5000')
    await expect(chip(board(page), 'Canlı')).toBeVisible()
    sender.stop()
  },
)

test(
  'an empty board shows the reason why it has no prices',
  { tag: '@core' },
  async ({ page, site, expectConsoleError }) => {
    expectConsoleError(NETWORK_ERRORS)
    const html = await (await page.request.get('/rates')).text()
    for (const words of ['Veriler yükleniyor...', 'Socket bağlantısı kuruluyor']) expect(html).toContain(words)
    const relay = await interceptRelay(page, 'refused')
    await page.goto('/rates')
    await expect(board(page).getByText('Sunucuya bağlanılamıyor')).toBeVisible()
    await expect(board(page).getByText('5 saniye içinde yedek kaynağa geçilir.')).toBeVisible()
    await site.pass(POLL_EVERY, page)
    await expect(board(page).getByText('Henüz veri gelmedi')).toBeVisible()
    await expect(board(page).getByText('Veri bulunamadı')).toBeVisible()

    // Advance by single seconds from here, because a connected page without prices waits at most five seconds.
    await page.clock.pauseAt(site.now() + SECOND)
    relay.mood = 'well'
    await nextTry(page, site, relay)
    await expect(chip(board(page), 'Fiyat bekleniyor')).toBeVisible()
    await expect(chip(board(page), 'Canlı')).toBeHidden()
  },
)
