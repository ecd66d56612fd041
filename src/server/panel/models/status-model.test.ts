import { describe, expect, test } from 'vitest'
import type { StatusPage } from '#contract/panel/pages/status-page.ts'
import { dayOf, HOUR, MINUTE } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { heldDollar, OFFICE, SNAPSHOT } from '../../../../test/fakes/health.ts'
import { quote } from '../../../../test/fakes/market.ts'
import { judgeSnapshot } from '../../health/health.ts'
import type { Snapshot } from '../../health/snapshot.ts'
import { pastOf } from '../past.ts'
import { statusPage } from './status-model.ts'

const NOW = Date.parse('2026-08-03T17:12:08+03:00')
const TODAY = dayOf(NOW)
const DOLLAR = quote('USD', '47.2330', '47.4770', NOW - 2000)
const MARKET = { board: new Map([['USD', DOLLAR] as const]), sourceTime: NOW, halted: new Set<never>() }
const BULLETIN = { day: TODAY, rates: {}, fetchedAt: NOW }

function status(known: Partial<Snapshot> = {}, past = pastOf([], [])): StatusPage {
  return statusPage(judgeSnapshot({ ...SNAPSHOT, market: MARKET, ...known }, NOW), past)
}

/** Returns lines such as "Açık mesaj: okunamıyor (bad)". */
function linesOf({ cards }: StatusPage): string[] {
  return cards.flatMap(({ lines }) =>
    lines.map(
      ({ name, value, tone, note }) =>
        `${name}: ${value}${tone === null ? '' : ` (${tone})`}${note === null ? '' : `, ${note}`}`,
    ),
  )
}

const priceIn = ({ prices }: StatusPage) => prices.find(({ code }) => code === 'USD')

describe('the state page', () => {
  test('the state page of a healthy site shows the verdict and all figures', () => {
    const margins = {
      USD: { buy: { kind: 'lira', micros: -20_000 }, sell: { kind: 'percent', millionths: 2500 } },
    } as const
    const page = status({
      bulletin: { ...BULLETIN, rates: { USD: { buy: rate('47.10'), sell: rate('47.20') } } },
      office: { ...OFFICE, pricing: { ...OFFICE.pricing, margins, selection: ['USD'] } },
      sourceQuotes: new Map([['USD', quote('USD', '47.2530', '47.4570', NOW)]]),
    })
    expect(page).toMatchObject({ verdict: 'good', findings: [], refused: [], bulletinDay: TODAY })
    expect(priceIn(page)).toEqual({
      code: 'USD',
      isTraded: true,
      provider: { buy: rate('47.2530'), sell: rate('47.4570') },
      margins: margins.USD,
      own: { buy: rate('47.2330'), sell: rate('47.4770') },
      official: { buy: rate('47.10'), sell: rate('47.20') },
      quotedAt: NOW - 2000,
      state: { kind: 'live' },
      cut: null,
      lastChange: null,
    })
  })

  test('the state page shows a held price with its figures and the approving command', () => {
    const held = heldDollar(NOW)
    const { since } = held
    const page = status({ held: [held], bulletin: BULLETIN })
    const why = 'sıçrama, satış 47,4770 yerine 49,2000: %3,63 (sınır %3)'
    expect(page.verdict).toBe('degraded')
    expect(page.findings[0]?.text).toContain(why)
    expect(page.findings[0]).toMatchObject({ remedy: 'npm run office -- approve USD', advice: null })
    expect(priceIn(page)?.state).toEqual({
      kind: 'held',
      since,
      why,
      waiting: { buy: rate('48.9'), sell: rate('49.2') },
    })
  })

  test('the state page marks a price whose margin is not applied in full', () => {
    const margins = { USD: { sell: { kind: 'lira', micros: 1_200_000 } } } as const
    const page = status({
      bulletin: BULLETIN,
      office: { ...OFFICE, pricing: { ...OFFICE.pricing, margins } },
      sourceQuotes: new Map([['USD', DOLLAR]]),
      market: { ...MARKET, board: new Map([['USD', quote('USD', '47.2330', '48.4265', NOW)]]) },
    })
    expect(priceIn(page)?.cut).toBe('pay fiyatı en çok %2 değiştirebilir')
  })

  test('the state page lists the last rejected prices with both sides and the reason', () => {
    const struck = { code: 'CHF', source: 'socket', at: NOW - MINUTE, since: NOW - MINUTE, against: null } as const
    const refused = [
      { ...struck, rule: 'absurd-spread', buy: rate('57.801'), sell: rate('64.112'), limit: 1000 },
      { ...struck, rule: 'zero', buy: null, sell: null, limit: null },
    ] as const
    expect(status({ refused }).refused).toEqual([
      { code: 'CHF', buy: rate('57.801'), sell: rate('64.112'), at: NOW - MINUTE, why: 'makas %10,35 (sınır %10)' },
      { code: 'CHF', buy: null, sell: null, at: NOW - MINUTE, why: 'satış sıfır' },
    ])
  })

  test('the state page has a line for each unknown value', () => {
    const lines = linesOf(status({ messages: null, mail: null, markers: null, disk: null, builds: null }))
    const unknown = ['Açık mesaj: okunamıyor (bad)', 'Son yedek: bilinmiyor', 'Disk: bilinmiyor', 'ANGÜN: derlenmemiş']
    expect(lines).toEqual(expect.arrayContaining(unknown))
  })

  test('the state page keeps foreign text in one line', () => {
    const source = { name: 'socket', state: 'failing', lastGoodAt: null, failingSince: NOW, failures: 1 } as const
    const page = status({ sources: [{ ...source, lastError: { kind: 'network', cause: 'a\n\u001b[31mb' } }] })
    expect(JSON.stringify(page)).not.toMatch(/\\u001b|\\n/)
  })

  test('the state page shows a halt with time, author and reason, and the last settings change', () => {
    const patch = [
      { path: ['shortName'], before: 'A', after: 'B' },
      { path: ['notice'], before: { text: 'Bugün kapalıyız.', until: null }, after: null },
    ]
    const version = { at: NOW - HOUR, by: 'Ayşe Kaya', via: 'panel', reason: null, number: 42, patch } as const
    const page = status(
      {
        office: { ...OFFICE, pricing: { ...OFFICE.pricing, halted: new Set(['SAR'] as const) } },
        halts: [{ code: 'SAR', since: NOW - HOUR, by: 'Ayşe Kaya', reason: 'Nakit yok', acts: ['a'] }],
        version: 42,
      },
      pastOf([version], []),
    )
    expect(page.prices.find(({ code }) => code === 'SAR')?.state).toEqual({
      kind: 'halted',
      since: NOW - HOUR,
      by: 'Ayşe Kaya',
      reason: 'Nakit yok',
    })
    const lines = linesOf(page)
    expect(lines).toContain(
      'Son değişiklik: yayında (good), 16.12.08 · Ayşe Kaya (panel): kurumun kısa adı: A → B; duyuru kaldırıldı',
    )
    expect(lines).toContain('Yürürlükteki sürüm: 42, geri almak için: Geçmiş ya da npm run office -- undo')
  })
})
