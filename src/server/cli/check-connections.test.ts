import { createServer, type RequestListener } from 'node:http'
import { createServer as createPlainServer, type Server } from 'node:net'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CURRENCY_CODES } from '#domain/currency.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { type FakeCentralBank, goldXml, startFakeCentralBank } from '../../../test/fakes/central-bank.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { listenLocally } from '../../../test/fakes/listening.ts'
import { type FakeProvider, startFakeProvider } from '../../../test/fakes/provider.ts'
import { validSettings } from '../../../test/fakes/valid-settings.ts'
import { systemClock } from '../runtime/clock.ts'
import { checkUpstream } from './check-connections.ts'

let server: Server | undefined

afterEach(() => {
  server?.close()
  server = undefined
})

/** Returns the host and port at which the server listens. */
async function listening(made: Server): Promise<string> {
  server = made
  return new URL(await listenLocally(made)).host
}

/** Returns the check's sentences about the socket and the feed at one address. */
async function sentencesFor(address: string): Promise<string[]> {
  const settings = validSettings({ RATE_SOCKET_URL: address, RATE_FEED_URL: `${address}/feed`, CENTRAL_BANK: 'demo' })
  const results = await checkUpstream(settings, null, systemClock, null)
  return results.slice(0, 2).flatMap(({ details }) => details)
}

const answering = (listener: RequestListener) => listening(createServer(listener))
const notFound: RequestListener = (_, response) => response.writeHead(404).end()
const page: RequestListener = (_, response) => response.end('<!doctype html>')

test.each<[what: string, address: () => Promise<string>, words: RegExp]>([
  [
    'a port without a listener',
    async () => {
      const host = await listening(createPlainServer())
      server?.close()
      return `http://${host}`
    },
    /^bu adreste dinleyen yok/,
  ],
  ['an unknown host', () => Promise.resolve('https://kurlar.invalid'), /^(?:böyle bir sunucu adı yok|sunucu adı)/],
  ['https:// for a server without TLS', async () => `https://${await answering(page)}`, /^karşı taraf TLS konuşmuyor/],
  [
    'http:// for a server that requires TLS',
    async () => `http://${await listening(createPlainServer((socket) => socket.on('data', () => socket.destroy())))}`,
    /^sunucu bağlantıyı kesti/,
  ],
  ['an unknown path', async () => `http://${await answering(notFound)}`, /bu yolda aranan yok/],
  ['a web page', async () => `http://${await answering(page)}`, /^orada bir web sayfası var/],
])('the check explains a wrong address for both socket and feed: %s', async (_, address, words) => {
  expect(await sentencesFor(await address())).toEqual([expect.stringMatching(words), expect.stringMatching(words)])
})

describe('the central bank’s hourly gold price', () => {
  /** It is Saturday, so the newest fixing is Friday's. */
  const clock = fakeClock(Date.parse('2026-11-21T09:00:00+03:00'))
  let bank: FakeCentralBank
  beforeEach(async () => {
    bank = await startFakeCentralBank()
  })
  afterEach(() => bank.stop())

  const found = async (gold = true) => {
    const evds = { CENTRAL_BANK: 'evds', EVDS_API_KEY: 'key', EVDS_URL: bank.url, TCMB_URL: bank.url }
    const results = await checkUpstream(validSettings(evds), gold ? [] : null, clock, null)
    return results.filter(({ what }) => what === `TCMB saatlik altın: ${bank.url}`)
  }

  test('the check asks for the central bank’s gold only if the office has a gold board, also with EVDS', async () => {
    bank.publishGold('2026-11-20', 15, goldXml('2026-11-20', 15, { standard: '5734,70', pure: '5763,52' }))
    expect(await found()).toMatchObject([{ state: 'well', details: ['2026-11-20 15.00'] }])
    expect(await found(false)).toEqual([])
  })

  test('the check accepts a day without a gold price and explains a failed request', async () => {
    expect(await found()).toMatchObject([{ state: 'well', details: ['2026-11-20 15.00: fiyat yok (tatil olabilir)'] }])
    bank.status(503)
    expect(await found()).toMatchObject([{ state: 'wrong', details: [expect.stringContaining('503')] }])
  })
})

// The tests run concurrently, because each check waits two seconds for the rest of a board.
describe.concurrent('unexpected answers of a price provider', () => {
  const price = { alis: '48.1150', satis: '48.3620' }
  const codes = (names: readonly string[]) => ({ data: Object.fromEntries(names.map((name) => [name, price])) })
  const board = CURRENCY_CODES.map((code) => `${code}TRY`)

  const providers: FakeProvider[] = []
  afterAll(async () => void (await Promise.all(providers.map((provider) => provider.stop()))))
  const start = async (): Promise<FakeProvider> => {
    const provider = await startFakeProvider()
    providers.push(provider)
    return provider
  }

  const found = async (provider: FakeProvider, traded: readonly InstrumentId[] | null = null) => {
    const sources = { RATE_SOCKET_URL: provider.url, RATE_FEED_URL: provider.feedUrl, CENTRAL_BANK: 'demo' }
    const results = await checkUpstream(validSettings(sources), traded, systemClock, null)
    return results.slice(0, 2).map(({ state, details }) => [state, ...details])
  }

  test('the check lists the first unknown codes and cites the documented format', async () => {
    const provider = await start()
    provider.send(codes(['USD', 'EUR', 'GBP', 'CHF', 'AUD', 'CAD', 'X\u001B[2J']))
    const words = /^gelen kodların hiçbiri kurumun kurlarından değil: USD, EUR, GBP, CHF, AUD …; okunan biçim: docs/
    expect(await found(provider)).toEqual([
      ['wrong', expect.stringMatching(words)],
      ['wrong', expect.stringMatching(words)],
    ])
  })

  test('the check reports a missing currency together with the unknown code that arrived', async () => {
    const provider = await start()
    provider.send(codes([...board.slice(1), 'DOLAR']))
    const missing = ['attention', 'fiyatı gelmeyen: USD (beklenen kod: USDTRY)', 'gelen başka kodlar: DOLAR']
    expect(await found(provider)).toEqual([missing, missing])
  })

  test('the check reports a missing traded coin, but no missing bar, because no provider lists bars', async () => {
    const provider = await start()
    provider.send(codes(board))
    const missing = ['attention', 'fiyatı gelmeyen: ceyrek-yeni (beklenen kod: CEYREK_YENI)']
    expect(await found(provider, ['CEYREK_YENI', 'KULCE10'])).toEqual([missing, missing])
  })

  test('the check waits for a board that arrives in parts and ignores codes that no office trades', async () => {
    const provider = await start()
    provider.send(codes([...board.slice(0, 4), 'SEKTRY']))
    const later = setInterval(() => provider.send(codes(board.slice(4))), 300)
    expect((await found(provider))[0]).toEqual(['well'])
    clearInterval(later)
  })

  test('the check names a wrong event of the socket and the fields of a feed without prices', async () => {
    const provider = await start()
    provider.feedText(JSON.stringify({ status: 'ok', rates: { USD: 48.36 } }))
    const words = found(provider)
    await provider.connections.reached(1)
    provider.emit('tick', codes(board))
    provider.emit('rates', { at: 1 })
    expect(await words).toEqual([
      ['wrong', expect.stringMatching(/^“price_changed” yerine başka olaylar geliyor: tick, rates; okunan biçim/)],
      ['wrong', expect.stringMatching(/^gelen yanıtta fiyat yok; içindekiler: status, rates; okunan biçim/)],
    ])
  })
})
