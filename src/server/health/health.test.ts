import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE, parseDay, SECOND } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { OFFICE, SNAPSHOT } from '../../../test/fakes/health.ts'
import { quote } from '../../../test/fakes/market.ts'
import type { HeldQuote } from '../pipeline/held-prices.ts'
import { judgeSnapshot, triedNowAndThen } from './health.ts'
import { readyReport } from './readyz.ts'
import type { Snapshot } from './snapshot.ts'

/** A Monday; the office opens at 9 and closes at 18.30. */
const NOW = Date.parse('2026-08-03T10:00:00+03:00')

const at = (time: string): number => Date.parse(`2026-08-${time}:00+03:00`)

function day(text: string) {
  const parsed = parseDay(text)
  if (!parsed.ok) throw new RangeError(text)
  return parsed.value
}

const BULLETIN = { day: day('2026-07-31'), rates: {}, fetchedAt: NOW }
const DOLLAR = quote('USD', '47.2330', '47.4770', NOW)
const ONLY_DOLLARS = { ...OFFICE, pricing: { ...OFFICE.pricing, selection: ['USD'] as const } }
const WELL: Snapshot = {
  ...SNAPSHOT,
  office: ONLY_DOLLARS,
  market: { board: new Map([['USD', DOLLAR]]), sourceTime: NOW, halted: new Set() },
  bulletin: BULLETIN,
}

const report = (known: Partial<Snapshot> = {}, now = NOW) => {
  const market = { ...WELL.market, board: new Map([['USD', { ...DOLLAR, quotedAt: now }] as const]), sourceTime: now }
  return judgeSnapshot({ ...WELL, market, ...known }, now)
}
const texts = (known: Partial<Snapshot>, now = NOW) => report(known, now).findings.map(({ text }) => text)

function held(over: Partial<HeldQuote> = {}): HeldQuote {
  return {
    passed: { quote: quote('USD', '48.9', '49.2', NOW), claimedAt: NOW },
    rule: 'jump',
    source: 'socket',
    reference: undefined,
    measure: { against: { buy: rate('47.2330'), sell: rate('47.4770') }, limit: 300 },
    since: NOW - 6 * MINUTE,
    ...over,
  }
}

test('a site in order is good, and there is nothing to say', () => {
  expect(report()).toMatchObject({ verdict: 'good', findings: [] })
})

describe('silence of all sources', () => {
  const silent = { silentFor: 31 * MINUTE, market: { ...WELL.market, sourceTime: NOW - 31 * MINUTE } }

  test('for more than five minutes of opening hours is bad, with what the site says meanwhile', () => {
    const stands = quote('USD', '47.2', '47.4', NOW - 31 * MINUTE)
    const market = { ...silent.market, board: new Map([['USD', stands] as const]) }
    expect(report({ ...silent, market })).toMatchObject({
      verdict: 'bad',
      findings: [
        {
          kind: 'no-price',
          weight: 'bad',
          since: NOW - 31 * MINUTE,
          text: '31 dakikadır hiçbir kaynaktan fiyat gelmiyor. Site kurları “Gecikmeli” diye gösteriyor.',
          remedy: 'angun-office halt hepsi',
        },
      ],
    })
  })

  test('is no matter for five minutes, nor outside opening hours, nor in their first five minutes', () => {
    expect(texts({ silentFor: 5 * MINUTE })).toEqual([])
    expect(texts(silent, at('02T10:00'))).toEqual([])
    expect(texts(silent, at('03T08:59'))).toEqual([])
    expect(texts(silent, at('03T09:05'))).toEqual([])
    expect(texts(silent, at('03T09:06'))).toHaveLength(1)
  })

  test('after a start is counted from the start, and a board without a price is told', () => {
    const never = { silentFor: Infinity, uptime: 6 * MINUTE, market: SNAPSHOT.market }
    expect(texts(never)).toEqual(['6 dakikadır hiçbir kaynaktan fiyat gelmiyor. Sitede fiyat yok.'])
    expect(texts({ ...never, uptime: 4 * MINUTE })).toEqual([])
  })
})

test('a price that is held is in its row at once, and a finding after five minutes, with its figures', () => {
  const row = (since: number) => report({ held: [held({ since })] }).rows[0]
  expect(row(NOW)).toMatchObject({
    code: 'USD',
    state: { kind: 'held', held: { rule: 'jump' } },
    provider: { sell: rate('49.2') },
  })
  expect(report({ held: [held({ since: NOW })] }).verdict).toBe('good')
  expect(report({ held: [held()] })).toMatchObject({
    verdict: 'degraded',
    findings: [
      {
        kind: 'price-held',
        about: 'USD',
        text: 'USD 6 dakikadır bekletiliyor: sıçrama, satış 47,4770 yerine 49,2000: %3,63 (sınır %3). Sitede 47,4770 duruyor.',
        remedy: 'angun-office approve USD',
      },
    ],
  })
  const market = SNAPSHOT.market
  expect(texts({ held: [held()], market }).at(-1)).toMatch(/Sitede “Gişeye sorunuz” yazıyor\.$/)
})

describe('a margin that the market has outgrown', () => {
  const pricing = { ...ONLY_DOLLARS.pricing, margins: { USD: { sell: { kind: 'lira', micros: 1_200_000 } } } } as const
  const offered = new Map([['USD', DOLLAR] as const])
  const kept = quote('USD', '47.2330', '48.4265', NOW)
  const cut = {
    office: { ...OFFICE, pricing },
    offered,
    market: { ...WELL.market, board: new Map([['USD', kept] as const]) },
  }

  test('is a finding at once, with what was asked for, what is kept, and the rule', () => {
    expect(report(cut)).toMatchObject({
      verdict: 'degraded',
      findings: [
        {
          kind: 'margin-cut',
          about: 'USD',
          text: 'USD payı tam uygulanamıyor: satış 48,6770 olacakken 48,4265 (sağlayıcı 47,4770); pay fiyatı en çok %2 değiştirebilir.',
          remedy: null,
        },
      ],
    })
    expect(readyReport(report(cut)).status).toBe('degraded')
  })

  test('is one as well where the price goes off, since its sides would cross', () => {
    const crossing = { ...pricing, margins: { USD: { buy: { kind: 'lira', micros: 300_000 } } } } as const
    const market = { ...SNAPSHOT.market, sourceTime: NOW, halted: new Set(['USD'] as const) }
    const found = report({ office: { ...OFFICE, pricing: crossing }, offered, market })
    expect(found.rows[0]?.state).toEqual({ kind: 'crossed' })
    expect(found.findings.map(({ kind, text }) => [kind, text])).toEqual([
      [
        'margin-cut',
        'USD sitede “Gişeye sorunuz”: payla alış 47,2330 yerine 47,5330 olacaktı; alış, satışın ya da piyasanın satışının üstüne çıkıyor.',
      ],
    ])
  })

  test('is none of a price from before the start, which stands as it was charged then', () => {
    const market = { ...WELL.market, board: new Map([['USD', quote('USD', '47.1', '47.9', NOW)] as const]) }
    expect(texts({ ...cut, market })).toEqual([])
  })
})

test('a source that fails is told with its own word; one that is not needed now is left alone', () => {
  const source = {
    name: 'feed',
    lastGoodAt: null,
    lastError: 'HTTP 503',
    failingSince: NOW - HOUR,
    failures: 9,
  } as const
  expect(report({ sources: [{ ...source, state: 'failing' }] }).findings).toMatchObject([
    {
      kind: 'source-failing',
      about: 'feed',
      since: NOW - HOUR,
      text: 'Yedek kaynak (JSON) kullanılamıyor: HTTP 503 yanıtı geldi.',
    },
  ])
  expect(texts({ sources: [{ ...source, state: 'idle' }] })).toEqual([])
})

describe('the central bank’s bulletin', () => {
  test('is missed on a business day from 17.00 on, and until it or a later one is there', () => {
    const known = { silentFor: 0 }
    expect(texts(known, at('03T16:59'))).toEqual([])
    expect(report(known, at('03T17:00')).findings).toMatchObject([{ kind: 'bulletin-missing', since: at('03T17:00') }])
    expect(texts(known, at('04T09:00'))).toEqual(['TCMB’nin 3 Ağustos bülteni gelmedi. Son bülten 31 Temmuz tarihli.'])
    expect(texts({ ...known, bulletin: { ...BULLETIN, day: day('2026-08-03') } }, at('04T09:00'))).toEqual([])
  })

  test('is not missed on weekends, nor on the office’s special days', () => {
    expect(texts({}, Date.parse('2026-08-02T18:00:00+03:00'))).toEqual([])
    const special = [{ day: day('2026-08-03'), name: 'Bayram', hours: [] }]
    const office = { ...ONLY_DOLLARS, facts: { ...OFFICE.facts, hours: { ...OFFICE.facts.hours, special } } }
    expect(texts({ office }, at('03T18:00'))).toEqual([])
  })

  test('is doubted rate by rate', () => {
    const doubt = { rule: 'far-from-before', day: day('2026-08-03'), code: 'JPY', before: null } as const
    const bulletinDoubts = [{ ...doubt, rate: { buy: null, sell: rate('3005.99') } }]
    expect(texts({ bulletinDoubts })).toEqual([
      'TCMB’nin 3 Ağustos bülteninde JPY (3.005,9900) alınmadı: öncekinden çok uzak.',
    ])
  })
})

describe('the counter', () => {
  test('is told of emails that were given up, of mail that does not go out, and of alerts that were refused', () => {
    const mail = {
      kind: 'on',
      waiting: 5,
      dead: 2,
      oldestAt: NOW,
      refusedNotices: 3,
      lastSentAt: null,
      lastError: 'ECONNREFUSED',
      failingSince: NOW - HOUR,
      lastDead: { at: NOW - 2 * HOUR, error: 'Message failed: 550 never' },
    } as const
    const [given, failing] = [
      '2 e-posta gönderilemedi: sunucu adresi ya da göndereni kabul etmedi (“550 never”). Mesajlar kayıtlı duruyor; panelde mesajın sayfasından yeniden gönderilir.',
      'E-posta gönderilemiyor: bağlantı reddedildi (“ECONNREFUSED”). 5 mesaj bekliyor.',
    ]
    expect(report({ mail }).findings).toMatchObject([
      { kind: 'letter-dead', since: NOW - 2 * HOUR, text: given },
      { kind: 'mail-failing', since: NOW - HOUR, text: failing },
      { kind: 'alerts-failing', text: 'Uyarı e-postası gönderilemiyor: 3 deneme oldu.' },
    ])
  })

  test('is told in time that messages fill up, or will be deleted without an answer', () => {
    const messages = (total: number) => ({
      messages: { total, open: 0, oldestOpenAt: null, unread: 0, oldestUnreadAt: null },
    })
    expect(texts(messages(17_999))).toEqual([])
    expect(report(messages(18_000))).toMatchObject({ verdict: 'degraded', findings: [{ kind: 'inbox-scarce' }] })
    expect(report(messages(20_000))).toMatchObject({ verdict: 'bad' })
    expect(texts(messages(20_000))).toEqual([
      'Mesajlara yer kalmadı: 20.000 mesajlık yerde 20.000 mesaj var. Form mesaj almıyor, telefon numaranızı söylüyor.',
    ])
    expect(texts({ retention: { expiring: [12, 15], shortened: null } })).toEqual([
      'Yanıtlanmamış 2 mesaj bir hafta içinde silinecek: 12, 15.',
    ])
  })

  test('is told that nobody would learn of trouble, unless that is meant, or the office is a sample', () => {
    const office = { ...ONLY_DOLLARS, facts: { ...OFFICE.facts, sample: false } }
    expect(report({ office, alerting: 'unset' }).findings).toMatchObject([
      {
        kind: 'alerts-unset',
        text: expect.stringMatching(/^Sorunları kimse öğrenmiyor: .*ALERT_TO=yok\.$/) as unknown,
      },
    ])
    expect(texts({ office, alerting: 'unwanted' })).toEqual([])
    expect(texts({ office, alerting: 'mailed' })).toEqual([])
    expect(texts({ alerting: 'unset' })).toEqual([])
  })

  test('is told of messages that nobody has answered for two of the office’s days', () => {
    const friday = Date.parse('2026-07-31T10:00:00+03:00')
    const messages = { total: 9, open: 3, oldestOpenAt: friday, unread: 0, oldestUnreadAt: null }
    // Saturday is a working day; Sunday is none.
    expect(texts({ messages }, at('03T18:29'))).not.toContainEqual(expect.stringContaining('yanıtlanmamış'))
    expect(report({ messages }, at('03T18:30')).findings).toContainEqual(
      expect.objectContaining({
        kind: 'messages-unanswered',
        since: friday,
        text: '3 mesaj yanıtlanmamış, en eskisi 3 gündür bekliyor.',
        remedy: 'angun-office messages list --open',
      }),
    )
  })

  test('is asked for the coming year’s holidays from October on', () => {
    const october = Date.parse('2026-10-01T10:00:00+03:00')
    const bulletin = { ...BULLETIN, day: day('2026-09-30') }
    expect(report({ bulletin }, october - 24 * HOUR).holidays).toEqual({ year: 2027, entered: false, due: false })
    expect(texts({ bulletin }, october)).toEqual(['2027 tatilleri girilmemiş.'])
    const special = [{ day: day('2027-01-01'), name: 'Yılbaşı', hours: [] }]
    const office = { ...ONLY_DOLLARS, facts: { ...OFFICE.facts, hours: { ...OFFICE.facts.hours, special } } }
    expect(texts({ bulletin, office }, october)).toEqual([])
  })
})

describe('upkeep', () => {
  test('a store that cannot be written is bad, and comes before everything else', () => {
    const { verdict, findings } = report({ writable: false, held: [held()], unnamedProxy: true })
    expect(verdict).toBe('bad')
    expect(findings.map(({ kind }) => kind)).toEqual(['store-unwritable', 'price-held', 'proxy-unnamed'])
  })

  test('a backup is old after 26 hours, or when there never was one for so long', () => {
    expect(texts({ markers: { 'backed-up-at': NOW - 26 * HOUR + 1 }, uptime: 999 * HOUR })).toEqual([])
    expect(texts({ markers: { 'backed-up-at': NOW - 39 * HOUR } })).toEqual(['Son yedek 39 saat önce alınmış.'])
    expect(texts({ uptime: 26 * HOUR })).toEqual(['Hiç yedek alınmamış.'])
    // A machine that is off each night.
    expect(texts({ markers: { 'first-started-at': NOW - 26 * HOUR } })).toEqual(['Hiç yedek alınmamış.'])
    expect(texts({ uptime: 25 * HOUR })).toEqual([])
    expect(texts({ markers: null, uptime: 99 * HOUR })).toEqual([])
  })

  test('less than a tenth of the disk is little', () => {
    expect(texts({ disk: { free: 10e9, size: 100e9 } })).toEqual([])
    expect(texts({ disk: { free: 1.44e9, size: 20e9 } })).toEqual([
      'Diskte az yer kaldı: %7 boş, 1,4 GB. Eski yedekleri başka yere taşıyın, günlükleri kısaltın.',
    ])
  })

  test('a clock that can’t be right is told, with by how much', () => {
    expect(texts({ clockDoubt: 400 * 24 * HOUR })).toEqual([
      'Makinenin saati şüpheli: bilinen son andan 400 gün sonrasını gösteriyor. Hiçbir kayıt silinmiyor.',
    ])
  })

  test('a clock that is not the database’s is told, with which way it is off, of the replica that is asked', () => {
    const rest = 'Site veritabanının saatine uyuyor; yanlış olan düzeltilmeli.'
    expect(texts({ clockFault: 20 * MINUTE })).toEqual([
      `Bu makinenin saati veritabanınınkinden 20 dakika ileride. ${rest}`,
    ])
    expect(texts({ clockFault: -3 * SECOND })).toEqual([
      `Bu makinenin saati veritabanınınkinden 3 saniye geride. ${rest}`,
    ])
  })

  test('a build that was not started yet is told once it is another', () => {
    const build = { version: '0.1.0', commit: '34db13c', builtAt: NOW, stamp: 'a' }
    expect(texts({ builds: { running: build, onDisk: build } })).toEqual([])
    expect(texts({ builds: { running: build, onDisk: null } })).toEqual([])
    expect(report({ builds: { running: build, onDisk: { ...build, stamp: 'b' } } }).findings).toMatchObject([
      { kind: 'other-build', since: NOW, remedy: 'systemctl restart angun' },
    ])
  })
})

test('the store is tried for writing every five seconds, however many look at the site meanwhile', async () => {
  const clock = fakeClock(NOW)
  let tries = 0
  const writable = (): Promise<boolean> => Promise.resolve((tries += 1) < 2)
  const isWritable = triedNowAndThen({ writable }, clock)
  expect(await Promise.all([isWritable(), isWritable()])).toEqual([true, true])
  await clock.advance(4 * SECOND)
  expect([await isWritable(), tries]).toEqual([true, 1])
  await clock.advance(SECOND)
  expect([await isWritable(), tries]).toEqual([false, 2])
})

test('each sentence ends with a full stop', () => {
  const { findings } = report(
    {
      writable: false,
      held: [held()],
      unnamedProxy: true,
      clockDoubt: HOUR,
      clockFault: HOUR,
      role: { kind: 'leading', epoch: 7, sure: false },
      bulletin: null,
      markers: {},
      uptime: 30 * HOUR,
      disk: { free: 1, size: 1e12 },
    },
    at('03T18:00'),
  )
  expect(findings.length).toBeGreaterThan(6)
  for (const { text } of findings) expect(text).toMatch(/\.$/)
})
