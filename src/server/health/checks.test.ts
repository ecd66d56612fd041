import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { OFFICE, SNAPSHOT } from '../../../test/fakes/health.ts'
import { quote } from '../../../test/fakes/market.ts'
import type { HeldQuote } from '../pipeline/held-prices.ts'
import { day } from '../store/test/sample-records.ts'
import { CHECKS } from './checks/check-list.ts'
import { judgeSnapshot } from './health.ts'
import { readyReport } from './readyz.ts'
import type { Snapshot } from './snapshot.ts'

/** A Monday. The office is open from 9.00 to 18.30. */
const NOW = Date.parse('2026-08-03T10:00:00+03:00')

const at = (time: string): number => Date.parse(`2026-08-${time}:00+03:00`)

const BULLETIN = { day: day('2026-07-31'), rates: {}, fetchedAt: NOW }
const DOLLAR = quote('USD', '47.2330', '47.4770', NOW)
const unknownMargins = { halted: new Set(['USD'] as const), unknownMargins: new Set(['USD'] as const) }
const ONLY_DOLLARS = { ...OFFICE, pricing: { ...OFFICE.pricing, selection: ['USD'] as const } }
const REAL = { ...ONLY_DOLLARS, facts: { ...OFFICE.facts, sample: false } }
const boardOf = (...quotes: readonly (typeof DOLLAR)[]): Snapshot['market'] => {
  return { board: new Map(quotes.map((one) => [one.code, one])), sourceTime: NOW, halted: new Set() }
}

const report = (known: Partial<Snapshot> = {}, now = NOW) =>
  judgeSnapshot(
    {
      ...SNAPSHOT,
      office: ONLY_DOLLARS,
      market: { ...boardOf({ ...DOLLAR, quotedAt: now }), sourceTime: now },
      bulletin: BULLETIN,
      ...known,
    },
    now,
  )
const texts = (known: Partial<Snapshot>, now = NOW) => report(known, now).findings.map(({ text }) => text)
const kinds = (known: Partial<Snapshot>, now = NOW) => report(known, now).findings.map(({ kind }) => kind)

test('each check has a kind of its own', () => {
  expect(new Set(CHECKS.map(({ kind }) => kind)).size).toBe(CHECKS.length)
})

const HELD: HeldQuote = {
  passed: { quote: quote('USD', '48.9', '49.2', NOW), claimedAt: NOW },
  rule: 'jump',
  source: 'socket',
  reference: undefined,
  measure: { against: { buy: rate('47.2330'), sell: rate('47.4770') }, limit: 300 },
  since: NOW - 6 * MINUTE,
}

const MAIL = {
  kind: 'on',
  waiting: 5,
  dead: 0,
  oldestAt: NOW,
  refusedNotices: 0,
  lastSentAt: null,
  lastError: null,
  failingSince: null,
  lastDead: null,
} as const

const SOURCE = {
  name: 'feed',
  lastGoodAt: null,
  lastError: { kind: 'status', status: 503 },
  failingSince: NOW - HOUR,
  failures: 9,
} as const
const BUILD = { version: '0.1.0', commit: '34db13c', builtAt: NOW, stamp: 'a' }
const messages = (total: number) => ({
  messages: { total, open: 0, oldestOpenAt: null, unread: 0, oldestUnreadAt: null },
})

test('the report has no finding for a healthy site', () => {
  expect(report()).toMatchObject({ verdict: 'good', findings: [] })
  expect(readyReport(report()).status).toBe('ready')
})

test('the report lists bad findings first and keeps the order of the table otherwise', () => {
  const { verdict, findings } = report({ writable: false, held: [HELD], unnamedProxy: true })
  expect(verdict).toBe('bad')
  expect(findings.map(({ kind }) => kind)).toEqual(['store-unwritable', 'price-held', 'proxy-unnamed'])
})

describe('a check', () => {
  const cutMargin = { USD: { sell: { kind: 'lira', micros: 1_200_000 } } } as const
  const crossing = { USD: { buy: { kind: 'lira', micros: 300_000 } } } as const
  const withMargins = (margins: Snapshot['office']['pricing']['margins']) => ({
    office: { ...OFFICE, pricing: { ...ONLY_DOLLARS.pricing, margins } },
    sourceQuotes: new Map([['USD', DOLLAR] as const]),
  })
  const offClock = 'Site veritabanının saatine uyuyor; yanlış olan düzeltilmeli.'

  const wrong: readonly (readonly [kind: string, known: Partial<Snapshot>, text: string, rest?: object])[] = [
    [
      'no-price',
      { silentFor: 31 * MINUTE, market: boardOf({ ...DOLLAR, quotedAt: NOW - 31 * MINUTE }) },
      '31 dakikadır hiçbir kaynaktan fiyat gelmiyor. Site kurları “Gecikmeli” diye gösteriyor.',
      { weight: 'bad', since: NOW - 31 * MINUTE, remedy: 'angun-office halt hepsi' },
    ],
    [
      'price-held',
      { held: [HELD] },
      'USD 6 dakikadır bekletiliyor: sıçrama, satış 47,4770 yerine 49,2000: %3,63 (sınır %3). Sitede 47,4770 duruyor.',
      { about: 'USD', remedy: 'angun-office approve USD' },
    ],
    [
      'margin-cut',
      { ...withMargins(cutMargin), market: boardOf(quote('USD', '47.2330', '48.4265', NOW)) },
      'USD payı tam uygulanamıyor: satış 48,6770 olacakken 48,4265 (sağlayıcı 47,4770); pay fiyatı en çok %2 değiştirebilir.',
      { about: 'USD', remedy: null },
    ],
    [
      'margin-cut',
      { ...withMargins(crossing), market: { ...boardOf(), halted: new Set(['USD']) } },
      'USD sitede “Gişeye sorunuz”: payla alış 47,2330 yerine 47,5330 olacaktı; alış, satışın ya da piyasanın satışının üstüne çıkıyor.',
    ],
    [
      'margin-cut',
      { office: { ...ONLY_DOLLARS, pricing: { ...ONLY_DOLLARS.pricing, ...unknownMargins } } },
      'USD sitede “Gişeye sorunuz”: kayıtlı payını bu sürüm okuyamıyor.',
      { about: 'USD', remedy: null },
    ],
    [
      'banknote-too-much',
      {
        office: {
          ...ONLY_DOLLARS,
          facts: {
            ...ONLY_DOLLARS.facts,
            banknotes: { USD: { since: null, rules: { '50': { rule: 'less', less: 5_000_000 } } } },
          },
        },
      },
      '50 USD: −5, artık alış fiyatının %10’unu aşıyor. Fark olduğu gibi duruyor.',
      { about: 'USD 5000000', remedy: null },
    ],
    [
      'source-failing',
      {
        sources: [
          { ...SOURCE, name: 'socket', state: 'connected', failingSince: null },
          { ...SOURCE, state: 'failing' },
        ],
      },
      'Yedek kaynak (JSON) kullanılamıyor: HTTP 503 yanıtı geldi.',
      { about: 'feed', since: NOW - HOUR },
    ],
    [
      'source-failing',
      { sources: [{ ...SOURCE, state: 'failing' }] },
      'Kur kaynağı (JSON) kullanılamıyor: HTTP 503 yanıtı geldi.',
      { about: 'feed', since: NOW - HOUR },
    ],
    [
      'bulletin-doubted',
      {
        bulletinDoubts: [
          {
            rule: 'far-from-before',
            day: BULLETIN.day,
            code: 'JPY',
            before: null,
            rate: { buy: null, sell: rate('3005.99') },
          },
        ],
      },
      'TCMB’nin 31 Temmuz bülteninde JPY (3.005,9900) alınmadı: öncekinden çok uzak.',
    ],
    [
      'letter-dead',
      { mail: { ...MAIL, dead: 2, lastDead: { at: NOW - HOUR, error: 'Message failed: 550 never' } } },
      '2 e-posta gönderilemedi: sunucu adresi ya da göndereni kabul etmedi (“550 never”). Mesajlar kayıtlı duruyor; panelde mesajın sayfasından yeniden gönderilir.',
      { since: NOW - HOUR },
    ],
    [
      'mail-failing',
      { mail: { ...MAIL, lastError: 'ECONNREFUSED', failingSince: NOW - HOUR } },
      'E-posta gönderilemiyor: bağlantı reddedildi (“ECONNREFUSED”). 5 mesaj bekliyor.',
      { since: NOW - HOUR },
    ],
    ['alerts-failing', { mail: { ...MAIL, refusedNotices: 3 } }, 'Uyarı e-postası gönderilemiyor: 3 deneme oldu.'],
    [
      'alerts-unset',
      { office: REAL, alerting: 'unset' },
      'Sorunları kimse öğrenmiyor: e-posta ayarlanmamış. SMTP_URL ile ALERT_TO verin; kimseye yazılmaması isteniyorsa ALERT_TO=yok.',
    ],
    [
      'inbox-scarce',
      messages(18_000),
      'Mesajlara yer kalmıyor: 20.000 mesajlık yerde 18.000 mesaj var. Dolunca form kapanır.',
      { weight: 'degraded' },
    ],
    [
      'inbox-scarce',
      messages(20_000),
      'Mesajlara yer kalmadı: 20.000 mesajlık yerde 20.000 mesaj var. Form mesaj almıyor, telefon numaranızı söylüyor.',
      { weight: 'bad' },
    ],
    [
      'messages-expiring',
      { retention: { expiring: [12, 15], shortened: null } },
      'Yanıtlanmamış 2 mesaj bir hafta içinde silinecek: 12, 15.',
    ],
    [
      'store-unwritable',
      { writable: false },
      'Veritabanına yazılamıyor: form mesaj alamıyor, kurlar kaydedilmiyor.',
      { weight: 'bad' },
    ],
    [
      'store-unwritable',
      { writable: false, role: { kind: 'following' } },
      'Bu kopya veritabanına yazamıyor: form mesaj alamıyor, gösterdiği fiyatlar eskiyor olabilir.',
      { weight: 'bad' },
    ],
    [
      'lead-unsure',
      { role: { kind: 'leading', epoch: 7, sure: false } },
      'Bu kopya veritabanıyla konuşamıyor: fiyatları kendi başına alıyor, başka yerde yapılan durdurma ve değişiklikleri duymuyor.',
    ],
    ['backup-old', { markers: { 'backed-up-at': NOW - 39 * HOUR } }, 'Son yedek 39 saat önce alınmış.'],
    ['backup-old', { uptime: 26 * HOUR }, 'Hiç yedek alınmamış.'],
    [
      'backup-old',
      { uptime: 26 * HOUR, backsUpItself: false },
      'Hiç yedek alınmamış: PostgreSQL’in gecelik yedeği çalışmıyor ya da siteye bildirilmiyor.',
    ],
    // The machine is switched off each night, so its uptime stays short.
    ['backup-old', { markers: { 'first-started-at': NOW - 26 * HOUR } }, 'Hiç yedek alınmamış.'],
    [
      'disk-low',
      { disk: { free: 1.44e9, size: 20e9 } },
      'Diskte az yer kaldı: %7 boş, 1,4 GB. Eski yedekleri başka yere taşıyın, günlükleri kısaltın.',
    ],
    [
      'clock-doubted',
      { clockDoubt: 400 * 24 * HOUR },
      'Makinenin saati şüpheli: bilinen son andan 400 gün sonrasını gösteriyor. Hiçbir kayıt silinmiyor.',
    ],
    [
      'clock-wrong',
      { clockFault: 20 * MINUTE },
      `Bu makinenin saati veritabanınınkinden 20 dakika ileride. ${offClock}`,
    ],
    ['clock-wrong', { clockFault: -3 * SECOND }, `Bu makinenin saati veritabanınınkinden 3 saniye geride. ${offClock}`],
    [
      'proxy-unnamed',
      { unnamedProxy: true },
      'TRUST_PROXY verilmemiş: site bir vekil sunucunun arkasında ve bütün ziyaretçileri tek kişi sayıyor. Tek nginx için TRUST_PROXY=1 yazın.',
    ],
    [
      'other-build',
      { builds: { running: BUILD, onDisk: { ...BUILD, stamp: 'b' } } },
      'Diskteki derleme çalışan siteninki değil: site yeniden başlatılmalı.',
      { since: NOW, remedy: 'systemctl restart angun' },
    ],
  ]

  test.each(wrong.map(([kind, known, text, rest]) => ({ kind, known, text, rest })))(
    'the check $kind reports: $text',
    ({ kind, known, text, rest }) => {
      const found = report(known)
      expect(found.findings).toMatchObject([{ kind, text, ...rest }])
      expect(readyReport(found).status).toBe(known.writable === false ? 'unwritable' : 'degraded')
    },
  )

  const well: readonly (readonly [what: string, known: Partial<Snapshot>, now?: number])[] = [
    ['silence of five minutes', { silentFor: 5 * MINUTE }],
    ['silence on a Sunday', { silentFor: 31 * MINUTE }, at('02T10:00')],
    ['silence before the office opens', { silentFor: 31 * MINUTE }, at('03T08:59')],
    ['silence in the first five minutes of a day', { silentFor: 31 * MINUTE }, at('03T09:05')],
    ['silence just after a start', { silentFor: Infinity, uptime: 4 * MINUTE, market: SNAPSHOT.market }],
    ['a price that is held for a short time', { held: [{ ...HELD, since: NOW }] }],
    [
      'a price from before the start with other margins',
      { ...withMargins(cutMargin), market: boardOf(quote('USD', '47.1', '47.9', NOW)) },
    ],
    ['a failing source that is idle', { sources: [{ ...SOURCE, state: 'idle' }] }],
    ['a store with room for messages', messages(17_999)],
    ['an office that wants no alerts', { office: REAL, alerting: 'unwanted' }],
    ['a sample office without mail', { alerting: 'unset' }],
    ['a fresh backup', { markers: { 'backed-up-at': NOW - 26 * HOUR + 1 }, uptime: 999 * HOUR }],
    ['no backup on the first day', { uptime: 25 * HOUR }],
    ['a store without an answer about backups', { markers: null, uptime: 99 * HOUR }],
    ['a disk of which a tenth is free', { disk: { free: 10e9, size: 100e9 } }],
    ['a leader with a confirmed lease', { role: { kind: 'leading', epoch: 7, sure: true } }],
    ['a follower', { role: { kind: 'following' } }],
    ['the same build on the disk', { builds: { running: BUILD, onDisk: BUILD } }],
    ['a missing bulletin before 17.00', {}, at('03T16:59')],
    ['a missing bulletin on a Sunday', {}, at('02T18:00')],
  ]

  test.each(well.map(([what, known, now = NOW]) => ({ what, known, now })))(
    'the report has no finding for $what',
    ({ known, now }) => {
      expect(texts(known, now)).toEqual([])
    },
  )

  test('the silence check measures from the start if no price has arrived since', () => {
    const never = { silentFor: Infinity, uptime: 6 * MINUTE, market: SNAPSHOT.market }
    expect(texts(never)).toEqual(['6 dakikadır hiçbir kaynaktan fiyat gelmiyor. Sitede fiyat yok.'])
  })

  test('the bulletin check expects a bulletin at 17.00 on business days', () => {
    expect(report({}, at('03T17:00')).findings).toMatchObject([{ kind: 'bulletin-missing', since: at('03T17:00') }])
    expect(texts({}, at('04T09:00'))).toEqual(['TCMB’nin 3 Ağustos bülteni gelmedi. Son bülten 31 Temmuz tarihli.'])
    expect(texts({ bulletin: { ...BULLETIN, day: day('2026-08-03') } }, at('04T09:00'))).toEqual([])
  })

  test('the bulletin check expects none on a holiday of the bank, and one on a day on which only the office closes', () => {
    const special = [{ day: day('2026-08-03'), name: 'Sayım', hours: [] }]
    const office = { ...ONLY_DOLLARS, facts: { ...OFFICE.facts, hours: { ...OFFICE.facts.hours, special } } }
    expect(kinds({ office }, at('03T18:00'))).toEqual(['bulletin-missing'])
    const eve = { bulletin: { ...BULLETIN, day: day('2026-05-26') } }
    expect(kinds(eve, Date.parse('2026-05-29T18:00:00+03:00'))).toEqual([])
    expect(kinds(eve, Date.parse('2026-06-01T18:00:00+03:00'))).toEqual(['bulletin-missing'])
  })

  test('the feast check reports the end of the table a year before', () => {
    const bulletin = { ...BULLETIN, day: day('2030-01-01') }
    expect(kinds({ bulletin }, Date.parse('2029-12-31T10:00:00+03:00'))).not.toContain('feasts-ending')
    expect(report({ bulletin }, Date.parse('2030-01-01T10:00:00+03:00')).findings).toContainEqual(
      expect.objectContaining({
        kind: 'feasts-ending',
        text: 'Programdaki dini bayram tarihleri 2030 yılında bitiyor. O yıl dolmadan yeni sürüm kurulmazsa sonraki bayramlar TCMB’nin iş günü sayılır.',
      }),
    )
  })

  test('the message check reports a message that is unanswered after two working days of the office', () => {
    const friday = Date.parse('2026-07-31T10:00:00+03:00')
    const unanswered = { messages: { total: 9, open: 3, oldestOpenAt: friday, unread: 0, oldestUnreadAt: null } }
    // Saturday is a working day and Sunday is not.
    expect(kinds(unanswered, at('03T18:29'))).not.toContain('messages-unanswered')
    expect(report(unanswered, at('03T18:30')).findings).toContainEqual(
      expect.objectContaining({
        kind: 'messages-unanswered',
        since: friday,
        text: '3 mesaj yanıtlanmamış, en eskisi 3 gündür bekliyor.',
      }),
    )
  })

  test('the holiday check asks for the next year’s holidays from October on', () => {
    const october = Date.parse('2026-10-01T10:00:00+03:00')
    const bulletin = { ...BULLETIN, day: day('2026-09-30') }
    expect(report({ bulletin }, october - 24 * HOUR).holidays).toEqual({ year: 2027, entered: false, due: false })
    expect(texts({ bulletin }, october)).toEqual(['2027 tatilleri girilmemiş.'])
    const special = [{ day: day('2027-01-01'), name: 'Yılbaşı', hours: [] }]
    const office = { ...ONLY_DOLLARS, facts: { ...OFFICE.facts, hours: { ...OFFICE.facts.hours, special } } }
    expect(texts({ bulletin, office }, october)).toEqual([])
  })
})

describe('the words for the owner', () => {
  const owner = (known: Partial<Snapshot>) => report(known).findings.map((finding) => finding.owner)

  test('a finding tells the owner in plain words what to do', () => {
    expect(owner({ writable: false })).toEqual([
      {
        text: 'Veritabanına yazılamıyor: form mesaj alamıyor, değişiklikler yayınlanamıyor.',
        advice: 'Teknisyeninizi arayın. Fiyatları durdurmak yine de mümkündür.',
        helpsAt: null,
      },
    ])
  })

  test('a finding about one price has the technician’s text and leads to the page of the price', () => {
    const [finding] = report({ held: [HELD] }).findings
    expect(finding?.owner).toEqual({ text: finding?.text, advice: 'Doğruysa geçirin.', helpsAt: '/fiyat/USD' })
  })
})
