import { createServer, type RequestListener } from 'node:http'
import { createServer as createPlainServer, type Server } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FakeCentralBank, goldXml, startFakeCentralBank } from '../../../test/fakes/central-bank.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { systemClock } from '../runtime/clock.ts'
import { readSettings } from '../runtime/settings.ts'
import { checkUpstream, connectionText } from './check-connections.ts'

let server: Server | undefined

afterEach(() => {
  server?.close()
  server = undefined
})

async function listening(made: Server): Promise<string> {
  server = made
  await new Promise<void>((ready) => {
    made.listen(0, '127.0.0.1', ready)
  })
  const address = made.address()
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** What is said of the socket and of the feed at one address. */
async function said(address: string): Promise<string[]> {
  const process = { RATE_SOCKET_URL: address, RATE_FEED_URL: `${address}/feed`, CENTRAL_BANK: 'demo' }
  const settings = readSettings({ process })
  if (!settings.ok) throw new Error(JSON.stringify(settings.error))
  const results = await checkUpstream(settings.value, false, systemClock)
  return results.slice(0, 2).flatMap(({ details }) => details)
}

const answering = (listener: RequestListener) => listening(createServer(listener))
const notFound: RequestListener = (_, response) => response.writeHead(404).end()
const page: RequestListener = (_, response) => response.end('<!doctype html>')

test.each<[what: string, address: () => Promise<string>, words: RegExp]>([
  [
    'a port at which nobody listens',
    async () => {
      const host = await listening(createPlainServer())
      server?.close()
      return `http://${host}`
    },
    /^bu adreste dinleyen yok/,
  ],
  [
    'a host that there is not',
    () => Promise.resolve('https://kurlar.invalid'),
    /^(?:böyle bir sunucu adı yok|sunucu adı)/,
  ],
  ['https:// at a server without TLS', async () => `https://${await answering(page)}`, /^karşı taraf TLS konuşmuyor/],
  [
    'http:// at a server that wants TLS',
    async () => `http://${await listening(createPlainServer((socket) => socket.on('data', () => socket.destroy())))}`,
    /^sunucu bağlantıyı kesti/,
  ],
  ['a path that there is not', async () => `http://${await answering(notFound)}`, /bu yolda aranan yok/],
  ['a web page', async () => `http://${await answering(page)}`, /^orada bir web sayfası var/],
])('socket and feed say of each mistake in an address which it is: %s', async (_, address, words) => {
  expect(await said(await address())).toEqual([expect.stringMatching(words), expect.stringMatching(words)])
})

describe('the bank’s hourly gold', () => {
  /** A Saturday: the newest is of Friday. */
  const clock = fakeClock(Date.parse('2026-11-21T09:00:00+03:00'))
  let bank: FakeCentralBank
  beforeEach(async () => {
    bank = await startFakeCentralBank()
  })
  afterEach(() => bank.stop())

  const found = async (gold = true) => {
    const process = { CENTRAL_BANK: 'evds', EVDS_API_KEY: 'key', EVDS_URL: bank.url, TCMB_URL: bank.url }
    const settings = readSettings({ process })
    if (!settings.ok) throw new Error(JSON.stringify(settings.error))
    const results = await checkUpstream(settings.value, gold, clock)
    return results.filter(({ what }) => what === `TCMB saatlik altın: ${bank.url}`)
  }

  test('is asked for where the office has a gold board, beside the data service, too', async () => {
    bank.publishGold('2026-11-20', 15, goldXml('2026-11-20', 15, { standard: '5734,70', pure: '5763,52' }))
    expect(await found()).toMatchObject([{ state: 'well', details: ['2026-11-20 15.00'] }])
    expect(await found(false)).toEqual([])
  })

  test('may have a day off, and says why it fails', async () => {
    expect(await found()).toMatchObject([{ state: 'well', details: ['2026-11-20 15.00: fiyat yok (tatil olabilir)'] }])
    bank.status(503)
    expect(await found()).toMatchObject([{ state: 'wrong', details: [expect.stringContaining('503')] }])
  })
})

test.each([
  ['connect ECONNREFUSED 127.0.0.1:1', 'bu adreste dinleyen yok'],
  ['getaddrinfo ENOTFOUND kur.example', 'böyle bir sunucu adı yok'],
  ['Unexpected server response: 200', 'orada bir web sayfası var'],
  ['HTTP 404', 'bu yolda aranan yok'],
  ['no answer in time', 'zamanında yanıt gelmedi'],
])('%s is told in words that help, the source’s own behind them', (error, words) => {
  expect(connectionText(error)).toContain(words)
  expect(connectionText(error)).toContain(`(${error})`)
})

test('what is not known is told as it came, without what could move a cursor', () => {
  expect(connectionText('a\u001B[2J strange word')).toBe('a [2J strange word')
  expect(connectionText(null)).toBe('yanıt gelmedi')
})
