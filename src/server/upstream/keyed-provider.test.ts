import { createServer, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import type { ProviderMapping } from '#contract/settings/settings-schema.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { rate } from '#domain/rate.ts'
import { startFakeProvider } from '../../../test/fakes/provider.ts'
import { openWires } from '../../../test/fakes/wires.ts'
import { readPriceMessage } from '../../contract/price-wire.ts'
import { systemClock } from '../runtime/clock.ts'
import { translated } from './keyed-provider.ts'
import { probeMarket } from './probe.ts'

const MAPPING: ProviderMapping = {
  buy: 'bid',
  sell: 'ask',
  time: 'time',
  codes: { USD: { name: 'USD/TRY', unit: 1 }, JPY: { name: 'JPY/TRY', unit: 100 } },
}
const WANTED = [INSTRUMENTS.USD, INSTRUMENTS.JPY]
const ROWS = [
  { symbol: 'USD/TRY', bid: '48.1150', ask: '48.3620', time: 1_789_370_130 },
  { symbol: 'JPY/TRY', bid: 30.09, ask: '30,69' },
  { symbol: 'XAU/USD', bid: 1, ask: 2 },
]

test.each([
  ['a list below data', { data: ROWS }],
  ['a list at the top', ROWS],
  ['an object by name below rates', { rates: Object.fromEntries(ROWS.map((row) => [row.symbol, row])) }],
])('the mapping reads prices under the provider’s names from %s', (_, body) => {
  const message = readPriceMessage(translated(body, MAPPING), WANTED, 1)
  const prices = message.ok ? message.value.prices : []
  expect(prices.map(({ code, buy, sell, time }) => [code, buy, sell, time])).toEqual([
    [
      'USD',
      { ok: true, value: rate('48.1150') },
      { ok: true, value: rate('48.3620') },
      { kind: 'at', at: 1_789_370_130_000 },
    ],
    ['JPY', { ok: true, value: rate('30.09') }, { ok: true, value: rate('30.69') }, { kind: 'absent' }],
  ])
})

function keyed(url: string, key: string) {
  return [{ id: 'keyed', values: { RATE_API_URL: url, RATE_API_KEY: key, RATE_API_KEY_HEADER: 'X-Api-Key' } }]
}

/** A provider that answers only requests with the key. */
const asked: IncomingMessage[] = []
const server = createServer((request, response) => {
  asked.push(request)
  const isKnown = request.headers['x-api-key'] === 'secret'
  response.writeHead(isKnown ? 200 : 401).end(JSON.stringify({ data: ROWS }))
})

test('the operator’s check sends the key and reports missing and unmapped names', async () => {
  const wires = await openWires(server)
  const feedUrl = `${wires.url}/v1/rates`
  const ask = (key: string, mapping: ProviderMapping | null) =>
    probeMarket(keyed(feedUrl, key), WANTED, systemClock, mapping)
  expect(await ask('secret', MAPPING)).toMatchObject([{ answer: { ok: true, value: { kind: 'prices', missing: [] } } }])
  const dollarOnly = { ...MAPPING, codes: { USD: { name: 'USD/TRY', unit: 1 } } }
  expect(await ask('secret', dollarOnly)).toMatchObject([{ answer: { ok: true, value: { missing: ['JPY'] } } }])
  const [other] = await ask('secret', { ...MAPPING, codes: { USD: { name: 'DOLAR', unit: 1 } } })
  expect(other?.answer).toMatchObject({ ok: false, error: { names: expect.stringContaining('USD/TRY') as unknown } })
  expect(await ask('wrong', MAPPING)).toMatchObject([{ answer: { ok: false, error: { kind: 'status', status: 401 } } }])
  expect(asked[0]?.url).toBe('/v1/rates')
  await wires.close()
})

test('the socket sends the key with the handshake and accepts any event name', async () => {
  const provider = await startFakeProvider()
  const probing = probeMarket(keyed(provider.url.replace('http', 'ws'), 'secret'), WANTED, systemClock, MAPPING)
  await provider.connections.reached(1)
  provider.emit('quotes', { data: ROWS })
  expect(await probing).toMatchObject([
    { source: { id: 'socket' }, answer: { ok: true, value: { kind: 'prices', missing: [] } } },
  ])
  expect(provider.handshakes[0]?.['x-api-key']).toBe('secret')
  await provider.stop()
})
