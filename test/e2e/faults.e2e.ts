import type { Locator, Page, WebSocketRoute } from '@playwright/test'
import { SECOND, writeStamp } from '../../src/domain/calendar.ts'
import { ALIVE_FOR } from '../../src/domain/freshness.ts'
import { everySecond } from './every-second.ts'
import { expect, siteTest as test } from './server.ts'
import type { Site } from './site.ts'

/** Of the page's feed, and of the server's; also how long a silent relay is given before. */
const POLL_EVERY = 5 * SECOND
const board = (page: Page): Locator => page.getByRole('region', { name: /canlı kurlar/ })
const bank = (page: Page): Locator => page.getByRole('region', { name: 'TCMB kurları' })
const hero = (page: Page): Locator => page.getByRole('region', { name: /gişe kurları/ })
const dollar = (page: Page): Locator => board(page).getByRole('row', { name: /^USD/ })
const chip = (place: Locator, words: string): Locator => place.getByText(words, { exact: true }).first()

/** Everything about a network that is gone is printed by the browser itself. */
const NETWORK_ERRORS = /Failed to load resource|WebSocket connection to/

/** The provider's price of the dollar, said anew every second: it is alive until it is told to be quiet. */
interface Voice {
  satis: string
  /** Says it now as well. */
  say(): void
  quiet(): void
}

function speak(site: Site, satis: string): Voice {
  const say = (): void => {
    const price = { alis: '47.2330', satis: voice.satis, tarih: writeStamp(site.now()) }
    site.provider.send({ meta: { time: site.now() }, data: { USDTRY: price } })
  }
  const voice = { satis, say, quiet: () => {} }
  voice.quiet = everySecond(say)
  return voice
}

/** A new price reaches the open page: it is connected, and not only as live as the server rendered it. */
async function follows(page: Page, voice: Voice, satis: string): Promise<void> {
  voice.satis = satis
  await expect(dollar(page)).toContainText(satis.replace('.', ','))
  await expect(chip(board(page), 'Canlı')).toBeVisible()
}

/** Resolves when the site has this price. */
async function fed(site: Site, satis: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${site.url}/api/feed?dil_kodu=tr`)).text()).toContain(satis)
}

/** Between the page and the relay: lets a test refuse sockets, or swallow what they say. */
interface Relay {
  mood: 'well' | 'refused' | 'silent'
  connections: number
  /** Connections that were told that they are open. */
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

/** Lets seconds pass until the page tries its relay again; the connection itself has its real time. */
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

test('no price of a dead provider is called live, and new ones follow', { tag: '@core' }, async ({ page, site }) => {
  const voice = speak(site, '47.4770')
  await page.goto('/')
  await expect(chip(board(page), 'Canlı')).toBeVisible()
  await expect(dollar(page)).toContainText('47,4770')

  await test.step('refused, with HTML for a feed: the prices stay and are called what they are', async () => {
    voice.quiet()
    site.provider.html()
    await site.provider.refuse()
    await site.pass(ALIVE_FOR, page)
    await expect(chip(board(page), 'Gecikmeli fiyat')).toBeVisible()
    await expect(dollar(page)).toContainText('Gecikmeli')
    await expect(dollar(page)).toContainText('47,4770')
    await expect(board(page)).toContainText('Yeni fiyat alınamıyor. Tablo son bilinen kurları gösterir.')
    await expect(chip(hero(page), 'Gecikmeli fiyat')).toBeVisible()
  })

  await test.step('back again: the new price; `steady.test.ts` decides when it is called live', async () => {
    await site.provider.back()
    const again = speak(site, '47.6000')
    // The longest pause between two tries.
    await site.pass(30 * SECOND, page)
    await expect(dollar(page)).toContainText('47,6000')
    again.quiet()
  })
})

test(
  'a refused socket falls back to polling, then recovers',
  { tag: '@core' },
  async ({ page, site, expectConsoleError }) => {
    expectConsoleError(NETWORK_ERRORS)
    const voice = speak(site, '47.4770')
    const relay = await interceptRelay(page, 'refused')
    await page.goto('/rates')
    await expect(chip(board(page), 'Bağlantı hatası')).toBeVisible()
    await expect(dollar(page)).toContainText('47,4770')
    await site.pass(POLL_EVERY, page)
    await expect(chip(board(page), 'Yedek kaynak, 5 sn’de bir')).toBeVisible()
    await expect(board(page).getByRole('status')).toHaveText('Kurlar yedek kaynaktan alınıyor.')

    voice.satis = '47.5000'
    await fed(site, '47.5000')
    await site.pass(POLL_EVERY, page)
    await expect(dollar(page)).toContainText('47,5000')

    relay.mood = 'well'
    await expect(async () => {
      await nextTry(page, site, relay)
      await expect(chip(board(page), 'Canlı')).toBeVisible()
    }).toPass()
    voice.quiet()
  },
)

test('a page asks at once when its network is back', { tag: '@core' }, async ({ page, site, expectConsoleError }) => {
  expectConsoleError(NETWORK_ERRORS)
  const voice = speak(site, '47.4600')
  await page.goto('/')
  await follows(page, voice, '47.4770')
  await site.stop()
  await expect(chip(board(page), 'Canlı')).toBeHidden()
  await site.pass(ALIVE_FOR, page)
  await expect(chip(board(page), 'Gecikmeli fiyat')).toBeVisible()
  await expect(dollar(page)).toContainText('47,4770')

  // No timer of the page runs from here until the network is back: what it then asks for, it asks for at once.
  await page.clock.pauseAt(site.now() + 3 * SECOND)
  const again = site.provider.connections.next()
  await site.restart()
  await again
  voice.satis = '47.5000'
  await fed(site, '47.5000')
  const reopened = page.waitForEvent('websocket')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await reopened
  await page.clock.resume()
  await expect(dollar(page)).toContainText('47,5000')
  await expect(chip(board(page), 'Canlı')).toBeVisible()
  voice.quiet()
})

test.describe('without a bulletin ever', () => {
  test.use({ settings: { TCMB_URL: 'http://127.0.0.1:9' } })

  test('the bank’s table says why it is empty', { tag: '@core' }, async ({ page, site, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource.*503/)
    const voice = speak(site, '47.4770')
    await page.goto('/rates')
    await expect(bank(page).getByText('TCMB sunucusuna bağlanılamıyor')).toBeVisible()
    await expect(chip(bank(page), 'Bağlantı hatası')).toBeVisible()
    await expect(dollar(page)).toContainText('47,4770')
    voice.quiet()
  })
})

test(
  'a failing bank call keeps the bulletin of the page',
  { tag: '@core' },
  async ({ page, site, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource/)
    await page.route('**/api/central-bank', (route) => route.fulfill({ status: 502 }))
    await page.route('**/api/daily-summary?*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Bakım' }),
    )
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('daily summary:'))
    const voice = speak(site, '47.4770')
    await expect.poll(async () => (await page.request.get('/rates')).text()).toContain('Bülten: ')
    await page.goto('/rates')
    await expect(chip(bank(page), 'Bağlantı hatası')).toBeVisible()
    await expect(bank(page).locator('tbody tr')).toHaveCount(8)
    expect((await logged).type()).toBe('warning')
    await expect(dollar(page)).toContainText('47,4770')
    voice.quiet()
  },
)

test('an empty board says what it waits for', { tag: '@core' }, async ({ page, site, expectConsoleError }) => {
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

  // Time goes on by single seconds from here: no page is connected and waits for a price for longer than five.
  await page.clock.pauseAt(site.now() + SECOND)
  relay.mood = 'well'
  await nextTry(page, site, relay)
  await expect(chip(board(page), 'Fiyat bekleniyor')).toBeVisible()
  await expect(chip(board(page), 'Canlı')).toBeHidden()
})
