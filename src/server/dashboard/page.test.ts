import { expect, test } from 'vitest'
import { dayOf, MINUTE } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { OFFICE, SNAPSHOT } from '../../../test/fakes/health.ts'
import { ISTANBUL } from '../../../test/fakes/istanbul.ts'
import { quote } from '../../../test/fakes/market.ts'
import { judgeSnapshot } from '../health/health.ts'
import type { Snapshot } from '../health/snapshot.ts'
import { absencePage, dashboardPage } from './page.ts'

const NOW = Date.parse('2026-08-03T17:12:08+03:00')
const TODAY = dayOf(NOW, ISTANBUL)
const DOLLAR = quote('USD', '47.2330', '47.4770', NOW - 2000)
const MARKET = { board: new Map([['USD', DOLLAR] as const]), sourceTime: NOW, halted: new Set<never>() }

/** What people read, a space between any two texts. */
function words(known: Partial<Snapshot> = {}): string {
  const page = dashboardPage(judgeSnapshot({ ...SNAPSHOT, market: MARKET, ...known }, NOW, ISTANBUL))
  return page
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('a site in order says so, and what it shows', () => {
  const margins = {
    USD: { buy: { kind: 'lira', micros: -20_000 }, sell: { kind: 'percent', millionths: 2500 } },
  } as const
  const page = words({
    bulletin: { day: TODAY, rates: {}, fetchedAt: NOW },
    office: { ...OFFICE, pricing: { ...OFFICE.pricing, margins, selection: ['USD'] } },
    offered: new Map([['USD', quote('USD', '47.2530', '47.4570', NOW)]]),
  })
  expect(page).toContain('3 Ağustos 2026 17.12.08')
  expect(page).toContain('İyi 1 kur canlı, gişe açık, kaynaklar bağlı. Yapılacak bir şey yok.')
  expect(page).toContain('USD 47,2530 47,4570 −0,02 +%0,25 47,2330 47,4770 — — 2 sn canlı')
  expect(page).not.toContain('Son reddedilenler')
})

test('what waits is named with its figures, and with the command that lets it pass', () => {
  const measure = { against: { buy: rate('47.2330'), sell: rate('47.4770') }, limit: 300 }
  const passed = { quote: quote('USD', '48.9', '49.2', NOW), claimedAt: NOW }
  const held = {
    passed,
    rule: 'jump',
    source: 'socket',
    reference: undefined,
    measure,
    since: NOW - 6 * MINUTE,
  } as const
  const page = words({ held: [held], bulletin: { day: TODAY, rates: {}, fetchedAt: NOW } })
  expect(page).toContain(
    'Aksıyor USD 6 dakikadır bekletiliyor: sıçrama, satış 47,4770 yerine 49,2000: %3,63 (sınır %3).',
  )
  expect(page).toContain('Geçirmek için: angun-office accept USD (17.06.08)')
  expect(page).toContain('bekletiliyor 17.06.08 · sıçrama, satış 47,4770 yerine 49,2000: %3,63 (sınır %3)')
})

test('a margin that is not kept whole says so beside its price', () => {
  const margins = { USD: { sell: { kind: 'lira', micros: 1_200_000 } } } as const
  const page = words({
    bulletin: { day: TODAY, rates: {}, fetchedAt: NOW },
    office: { ...OFFICE, pricing: { ...OFFICE.pricing, margins } },
    offered: new Map([['USD', DOLLAR]]),
    market: { ...MARKET, board: new Map([['USD', quote('USD', '47.2330', '48.4265', NOW)]]) },
  })
  expect(page).toContain('USD payı tam uygulanamıyor: satış 48,6770 olacakken 48,4265')
  expect(page).toContain('Değiştirmek için: angun-office margin USD --sell PAY')
  expect(page).toContain('+1,20 47,2330 48,4265 — — 0 sn canlı pay fiyatı en çok %2 değiştirebilir')
})

test('what was refused last stands with both sides and why', () => {
  const struck = { code: 'CHF', source: 'socket', at: NOW - MINUTE, since: NOW - MINUTE, against: null } as const
  const refused = [
    { ...struck, rule: 'absurd-spread', buy: rate('57.801'), sell: rate('64.112'), limit: 1000 },
    { ...struck, rule: 'zero', buy: null, sell: null, limit: null },
  ] as const
  expect(words({ refused })).toContain('CHF 57,8010 64,1120 17.11.08 makas %10,35 (sınır %10)')
  expect(words({ refused })).toContain('CHF — — 17.11.08 satış sıfır')
})

test('gold has the names that the office has for it', () => {
  const page = words({
    office: { ...OFFICE, pricing: { ...OFFICE.pricing, selection: ['KULCEALTIN', 'TEK_YENI'] } },
    market: { ...MARKET, board: new Map([['TEK_YENI', quote('TEK_YENI', '39790', '40194', NOW)]]) },
  })
  expect(page).toContain(' gram — ')
  expect(page).toContain(' tam-yeni — — — — 39.790 40.194 ')
  expect(page).not.toMatch(/KULCEALTIN|TEK_YENI/)
})

test('the words of strangers stay words', () => {
  const source = { name: 'socket', state: 'failing', lastGoodAt: null, failingSince: NOW, failures: 1 } as const
  const snapshot = { ...SNAPSHOT, sources: [{ ...source, lastError: '<script>alert(1)</script> & "x"' }] }
  const page = dashboardPage(judgeSnapshot(snapshot, NOW, ISTANBUL))
  expect(page).not.toContain('<script>alert')
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;')
})

test('each card has a line for what is not known', () => {
  const page = words({ messages: null, mail: null, markers: null, disk: null, builds: null })
  for (const line of ['Açık mesaj okunamıyor', 'Son yedek bilinmiyor', 'Disk bilinmiyor', 'ANGÜN derlenmemiş'])
    expect(page).toContain(line)
})

test('while the site is not there, the page says that it is coming or going', () => {
  expect(absencePage('starting', NOW, ISTANBUL)).toMatch(/<h1>\s*<span>Açılıyor<\/span>/)
  expect(absencePage('stopping', NOW, ISTANBUL)).toMatch(/<h1>\s*<span>Kapanıyor<\/span>/)
})

test('a halt and the last edit are told with since when and by whom', () => {
  const summary = ['SAR durduruldu', 'not eklendi']
  const version = {
    number: 42,
    at: NOW,
    by: 'ayse',
    command: 'halt SAR',
    summary,
    sha256: 'b2',
    file: null,
    halted: [],
  }
  const page = words({
    office: { ...OFFICE, pricing: { ...OFFICE.pricing, halted: new Set(['SAR'] as const) } },
    halts: [{ code: 'SAR', since: NOW - 60 * MINUTE, by: 'ayse', via: 'command' }],
    officeEditedAt: NOW - 60 * MINUTE,
    officeText: { ...SNAPSHOT.officeText, version },
  })
  expect(page).toContain('durduruldu 16.12.08 · ayse (komut) · sitede “Gişeye sorunuz”')
  expect(page).toContain('yayında 16.12.08 · ayse (komut): SAR durduruldu; not eklendi')
  expect(page).toContain('Yürürlükteki sürüm 42 geri almak için: angun-office undo')
})
