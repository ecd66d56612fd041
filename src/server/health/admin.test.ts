import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dayOf, HOUR, MINUTE, SECOND } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { OFFICE, SNAPSHOT } from '../../../test/fakes/health.ts'
import { type FakeMarket, fakeMarket, quote } from '../../../test/fakes/market.ts'
import { openWire } from '../../../test/fakes/wire.ts'
import { createLog } from '../runtime/log.ts'
import type { SourceHealth } from '../upstream/source.ts'
import { openAdmin } from './admin.ts'
import { judgeSnapshot } from './health.ts'
import type { ReadyReport } from './readyz.ts'
import type { Snapshot } from './snapshot.ts'

const NOW = Date.parse('2026-08-03T10:00:00+03:00')

const PANEL = { host: '127.0.0.1', port: 3002 }

let clock: FakeClock
let market: FakeMarket
let admin: Awaited<ReturnType<typeof openAdmin>>
let source: SourceHealth
let known: Partial<Snapshot>

beforeEach(async () => {
  clock = fakeClock(NOW)
  market = fakeMarket(clock)
  source = { name: 'socket', state: 'connected', lastGoodAt: NOW, lastError: null, failingSince: null, failures: 3 }
  known = {}
  const log = createLog({ write: () => undefined })
  admin = await openAdmin({ listen: { host: '127.0.0.1', port: 0 }, panel: { ...PANEL, origin: null }, clock, log })
})

afterEach(() => admin[Symbol.asyncDispose]())

function serve(): void {
  const base: Snapshot = {
    ...SNAPSHOT,
    office: { ...OFFICE, pricing: { ...OFFICE.pricing, selection: ['USD'] } },
    refusals: new Map([['zero', 7]]),
    bulletin: { day: dayOf(NOW), rates: {}, fetchedAt: NOW - HOUR },
    unstored: 2,
    sockets: 5,
    fanOut: { direct: 100, relayed: 0, skipped: 0 },
    renders: new Map([['/', 9]]),
    messages: { total: 37, open: 0, oldestOpenAt: null, unread: 0, oldestUnreadAt: null },
  }
  admin.serving(async () => {
    const current = { market: market.view(), silentFor: market.silentFor(), sources: [source] }
    return judgeSnapshot({ ...base, ...current, ...known }, clock.now())
  })
}

async function ready(): Promise<ReadyReport & { code: number }> {
  const response = await fetch(`${admin.url}/readyz`)
  const report: unknown = await response.json()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own report
  return { ...(report as ReadyReport), code: response.status }
}

test('the admin server closes a connection that pipelines requests without reading the answers', async () => {
  const wire = await openWire(admin.url)
  wire.send('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(600))
  expect((await wire.ended()).split('HTTP/1.1 200 OK').length).toBeLessThan(10)
})

describe('/readyz', () => {
  test('/readyz answers 503 while the site starts or stops, and /healthz still answers 200', async () => {
    expect(await ready()).toMatchObject({ code: 503, status: 'starting' })
    expect((await fetch(`${admin.url}/healthz`)).status).toBe(200)
    market.send(quote('USD', '47.20', '47.40', NOW))
    serve()
    expect((await ready()).code).toBe(200)
    admin.stopping()
    expect(await ready()).toMatchObject({ code: 503, status: 'stopping' })
  })

  test('/readyz reports the age of each source, the rejections by rule, the store and the sockets', async () => {
    market.send(quote('USD', '47.20', '47.40', NOW))
    market.halt('EUR')
    serve()
    await clock.advance(10 * SECOND)
    expect(await ready()).toMatchObject({
      status: 'ready',
      market: { alive: true, age: 10, quotes: 1, halted: ['EUR'] },
      sources: [{ name: 'socket', state: 'connected', age: 10, lastError: null, failures: 3 }],
      bulletin: { age: 3610 },
      store: { writable: true, unstored: 2 },
      mail: { state: 'off' },
      refused: { zero: 7 },
      sockets: 5,
    })
  })

  test('/readyz reports no age for a time in the future, except for one within a second', async () => {
    market.send(quote('USD', '47.20', '47.40', NOW))
    serve()
    clock.set(NOW - SECOND)
    expect(await ready()).toMatchObject({ market: { age: 0 }, sources: [{ age: 0 }] })
    clock.set(NOW - 3 * HOUR)
    expect(await ready()).toMatchObject({ sources: [{ age: null }], bulletin: { age: null } })
    expect(await (await fetch(`${admin.url}/metrics`)).text()).not.toMatch(/^angun_bulletin_age_seconds/m)
  })

  test('/readyz answers 503 if the store can’t be written', async () => {
    serve()
    known = { writable: false }
    expect(await ready()).toMatchObject({ code: 503, status: 'unwritable', verdict: 'bad' })
  })

  test('/readyz answers 200 and degraded while a replica can’t confirm its lease', async () => {
    market.send(quote('USD', '47.20', '47.40', NOW))
    serve()
    known = { role: { kind: 'leading', epoch: 7, sure: true } }
    expect(await ready()).toMatchObject({ status: 'ready', replica: { role: 'leading', epoch: 7 } })
    known = { role: { kind: 'leading', epoch: 7, sure: false } }
    expect(await ready()).toMatchObject({ code: 200, status: 'degraded', replica: { role: 'unsure', epoch: 7 } })
  })

  test('/readyz answers 200 and degraded if a source or the mail fails, because the pages show that themselves', async () => {
    market.send(quote('USD', '47.20', '47.40', NOW))
    serve()
    known = {
      mail: {
        kind: 'on',
        waiting: 4,
        dead: 1,
        oldestAt: NOW - HOUR,
        lastSentAt: null,
        lastError: 'refused',
        failingSince: null,
        lastDead: null,
        refusedNotices: 0,
      },
    }
    expect(await ready()).toMatchObject({
      code: 200,
      status: 'degraded',
      mail: { state: 'on', waiting: 4, dead: 1, oldestAge: 3600, lastError: 'refused' },
    })
    known = { mail: null }
    expect(await ready()).toMatchObject({ code: 200, status: 'degraded', mail: { state: 'unknown' } })
    known = {}
    expect((await ready()).status).toBe('ready')
    await clock.advance(MINUTE)
    expect(await ready()).toMatchObject({ code: 200, status: 'degraded', market: { alive: false } })
    market.send()
    source = { ...source, state: 'failing', failingSince: clock.now(), lastError: { kind: 'ping-timeout' } }
    expect(await ready()).toMatchObject({
      code: 200,
      status: 'degraded',
      sources: [{ lastError: 'ping timeout', lastErrorText: 'bağlantı sustu' }],
    })
  })

  test('/readyz lists the unanswered messages that expire within a week and an announced shorter retention', async () => {
    market.send(quote('USD', '47.20', '47.40', NOW))
    serve()
    const shortened = { fromDays: 365, toDays: 30, at: NOW + HOUR }
    known = { retention: { expiring: [12, 15], shortened } }
    expect(await ready()).toMatchObject({ status: 'degraded', messages: { expiring: [12, 15], shortened } })
    expect(await (await fetch(`${admin.url}/metrics`)).text()).toContain('angun_messages_expiring 2')
    known = { retention: null }
    expect(await ready()).toMatchObject({ status: 'ready', messages: null })
  })

  test('/readyz lists held prices with their figures and the doubted rates of the bulletin', async () => {
    market.send(quote('USD', '47.20', '47.40', NOW))
    serve()
    const waiting = quote('USD', '510', '511', NOW)
    const sides = { buy: rate('47.1'), sell: rate('47.2') }
    const measure = { against: sides, limit: 1000 }
    const passed = { quote: waiting, claimedAt: NOW }
    const reference = { kind: 'bulletin', price: sides, at: NOW - HOUR } as const
    known = { held: [{ passed, rule: 'far-from-bulletin', source: 'socket', reference, measure, since: NOW - MINUTE }] }
    expect(await ready()).toMatchObject({
      code: 200,
      status: 'degraded',
      market: {
        held: [
          {
            code: 'USD',
            buy: '510.0000',
            sell: '511.0000',
            rule: 'far-from-bulletin',
            waitsFor: 'person',
            source: 'socket',
            age: 60,
            measuredBy: { kind: 'bulletin', buy: '47.1000', sell: '47.2000', age: 3600 },
            shown: { buy: '47.2000', sell: '47.4000', age: 0 },
          },
        ],
      },
    })
    known = { held: [{ passed, rule: 'jump', source: 'socket', reference: undefined, measure, since: NOW }] }
    expect(await ready()).toMatchObject({ status: 'ready', market: { held: [{ waitsFor: 'time', measuredBy: null }] } })
    const yen = { buy: null, sell: rate('3005.99') }
    const day = dayOf(NOW)
    known = { bulletinDoubts: [{ rule: 'far-from-before', day, code: 'JPY', rate: yen, before: sides }] }
    expect(await ready()).toMatchObject({
      status: 'degraded',
      bulletin: { doubts: [{ rule: 'far-from-before', code: 'JPY', rate: { buy: null, sell: '3005.9900' } }] },
    })
  })

  test('/readyz measures the source’s silence by elapsed time, even if the clock is set back', async () => {
    market.send(quote('USD', '47.20', '47.40', NOW))
    serve()
    clock.set(NOW - 3 * HOUR)
    expect((await ready()).market).toMatchObject({ alive: true, age: 0 })
    await clock.advance(16 * SECOND)
    expect((await ready()).market).toMatchObject({ alive: false, age: 16 })
  })
})

test('the admin server rejects foreign host names, which protects it from DNS rebinding', async () => {
  const status = async (host: string): Promise<string> => {
    const wire = await openWire(admin.url)
    wire.send(`GET /metrics HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    return (await wire.ended()).slice(9, 12)
  }
  expect([await status('localhost:3001'), await status('evil.example')]).toEqual(['200', '421'])
})

test('the admin server’s root page refers to the panel', async () => {
  expect(await (await fetch(admin.url)).text()).toBe('Kurum durumu panelde: http://127.0.0.1:3002\n')
})

describe('/metrics', () => {
  const metrics = async (): Promise<string> => (await fetch(`${admin.url}/metrics`)).text()

  test('/metrics keeps its counters correct when it is read repeatedly', async () => {
    market.send(quote('USD', '47.20', '47.40', NOW))
    serve()
    await metrics()
    const text = await metrics()
    for (const line of [
      'angun_market_age_seconds 0',
      'angun_market_quotes 1',
      'angun_quotes_held 0',
      'angun_bulletin_doubts 0',
      'angun_source_failures_total{source="socket"} 3',
      'angun_quotes_refused_total{rule="zero"} 7',
      'angun_sockets 5',
      'angun_relay_messages_total{way="direct"} 100',
      'angun_page_renders_total{path="/"} 9',
    ])
      expect(text).toContain(line)
    expect(text).toContain('process_resident_memory_bytes')
  })

  test('/metrics omits unknown values until they are known', async () => {
    known = {
      silentFor: Infinity,
      bulletin: null,
      sources: [{ ...source, lastGoodAt: null }],
      retention: null,
      disk: null,
    }
    serve()
    const text = await metrics()
    expect(text).not.toMatch(/^angun_.* nan$/im)
    for (const name of [
      'market_age',
      'bulletin_age',
      'source_age',
      'backup_age',
      'quote_age',
      'mail_oldest',
      'disk_free',
    ])
      expect(text).not.toMatch(new RegExp(`^angun_${name}`, 'm'))
    market.send(quote('USD', '47.20', '47.40', NOW - SECOND))
    known = { markers: { 'backed-up-at': NOW - HOUR } }
    const later = await metrics()
    for (const line of [
      'angun_quote_age_seconds{code="USD"} 1',
      'angun_backup_age_seconds 3600',
      'angun_disk_free_ratio 0.64',
    ])
      expect(later).toContain(line)
  })

  test('/metrics contains opening, build, findings and the outcomes of messages', async () => {
    market.send(quote('USD', '47.20', '47.40', NOW))
    const running = { version: '0.1.0', commit: '34db13c', builtAt: NOW, stamp: 'a' }
    known = {
      builds: { running, onDisk: running },
      contacts: new Map([['kept', 3]]),
      unnamedProxy: true,
    }
    serve()
    const text = await metrics()
    for (const line of [
      'angun_office_open 1',
      'angun_build_info{version="0.1.0",commit="34db13c"} 1',
      'angun_findings{kind="proxy-unnamed",weight="degraded"} 1',
      'angun_findings{kind="proxy-unnamed",weight="bad"} 0',
      'angun_findings{kind="no-price",weight="bad"} 0',
      'angun_contact_messages_total{outcome="kept"} 3',
    ])
      expect(text).toContain(line)
  })

  test('/metrics contains the waiting emails, unless mail is off or the store does not answer', async () => {
    serve()
    expect(await metrics()).not.toContain('angun_mail_letters{')
    known = {
      mail: {
        kind: 'on',
        waiting: 4,
        dead: 1,
        oldestAt: clock.now() - 90 * SECOND,
        lastSentAt: null,
        lastError: null,
        failingSince: null,
        lastDead: null,
        refusedNotices: 0,
      },
    }
    const text = await metrics()
    for (const line of [
      'angun_mail_letters{state="waiting"} 4',
      'angun_mail_letters{state="dead"} 1',
      'angun_mail_oldest_age_seconds 90',
    ])
      expect(text).toContain(line)
    known = { mail: null }
    expect(await metrics()).not.toContain('angun_mail_letters{')
  })

  test('/metrics contains only the figures of the process before the site serves', async () => {
    const text = await metrics()
    expect(text).toContain('nodejs_eventloop_lag_seconds')
    expect(text).not.toMatch(/^angun_sockets \d/m)
  })
})
