import { expect, test } from 'vitest'
import { DAY_LENGTH } from '#domain/calendar.ts'
import type { Margin } from '#domain/margin.ts'
import { rate } from '#domain/rate.ts'
import { panelWords } from '../office/version-words.ts'
import type { OfficeVersion } from '../store/office-store.ts'
import { earlierNotices, haltOf, largestMargins, lastChangeOf, priceEvents } from './price-history.ts'

const NOW = Date.UTC(2026, 7, 3, 14, 12)
const SIDES = { buy: rate('47.2530'), sell: rate('47.4570') }
const lira = (micros: number): Margin => ({ kind: 'lira', micros })

/** Oldest first, each a day after the one before, the last of them today. */
function history(...versions: readonly Partial<OfficeVersion>[]): OfficeVersion[] {
  return versions
    .map((version, index) => ({
      number: index + 1,
      at: NOW - (versions.length - 1 - index) * DAY_LENGTH,
      by: 'Ayşe Kaya',
      command: 'margin USD',
      summary: [],
      halted: [],
      sha256: String(index),
      file: null,
      ...version,
    }))
    .toReversed()
}

const VERSIONS = history(
  { summary: ['ilk sürüm'] },
  { summary: ['USD alış payı 0 → -0,01', 'USD satış payı 0 → 0,01'] },
  { summary: ['EUR alış payı 0 → -0,05'], by: 'Kemal Aydın' },
  { summary: ['USD durduruldu'], halted: ['USD'], command: panelWords('halt USD', 'Piyasa oynak'), by: 'Kemal Aydın' },
  { summary: ['duyuru: “Bugün 15.00’te kapanıyoruz.” (bitiş: 01.08.2026 15.00)'], halted: ['USD'] },
  { summary: ['USD yeniden açıldı'] },
  { summary: ['USD satış payı 0,01 → 0,02'] },
  { summary: ['duyuru kaldırıldı'] },
  { summary: ['USD alış payı -0,01 → 0', 'USD satış payı 0,02 → 0'], by: 'teknisyen' },
)

test('what was done to a price is told in words, the newest first', () => {
  expect(priceEvents(VERSIONS, 'USD').map(({ by, lines }) => [by, ...lines])).toEqual([
    ['teknisyen', 'Pay kaldırıldı'],
    ['Ayşe Kaya', 'Satış payı +0,01 → +0,02'],
    ['Ayşe Kaya', 'Sürdürüldü'],
    ['Kemal Aydın', 'Durduruldu', 'Piyasa oynak'],
    ['Ayşe Kaya', 'Alış payı 0 → −0,01', 'Satış payı 0 → +0,01'],
  ])
  expect(lastChangeOf(VERSIONS, 'EUR')).toMatchObject({ number: 3, by: 'Kemal Aydın' })
  expect(lastChangeOf(VERSIONS, 'GBP')).toBeNull()
})

test('who halted a price and why is that of the version in which it began', () => {
  expect(haltOf(VERSIONS, 'USD')).toBeNull()
  expect(haltOf(VERSIONS.slice(4), 'USD')).toMatchObject({ by: 'Kemal Aydın', reason: 'Piyasa oynak' })
})

test('who halts all has the last word on a price that was halted before', () => {
  const versions = history(
    {},
    { command: 'panel halt USD “nakit bitti”', by: 'Ayşe Kaya', halted: ['USD'] },
    { command: 'panel halt hepsi “Piyasa oynak”', by: 'Kemal Aydın', halted: ['USD', 'EUR'] },
    { command: 'panel margin EUR', halted: ['USD', 'EUR'] },
  )
  expect(haltOf(versions, 'USD')).toMatchObject({ by: 'Kemal Aydın', reason: 'Piyasa oynak' })
  expect(haltOf(versions.slice(2), 'USD')).toMatchObject({ by: 'Ayşe Kaya', reason: 'nakit bitti' })
})

test('the largest margins of thirty days are by size, with those in force and those before', () => {
  const of = (versions: readonly OfficeVersion[], current = {}) =>
    largestMargins(versions, 'USD', { current, price: SIDES, now: NOW })
  expect(of(VERSIONS)).toEqual({ buy: lira(-10_000), sell: lira(20_000) })
  expect(of(VERSIONS, { buy: lira(-50_000) })).toEqual({ buy: lira(-50_000), sell: lira(20_000) })
  expect(of([])).toEqual({})
  const old = VERSIONS.map((version) => ({ ...version, at: version.at - 40 * DAY_LENGTH }))
  expect(of(old)).toEqual({})
})

test('earlier notices are told once each, the newest first', () => {
  const versions = history(
    { summary: ['duyuru: “A”'], by: 'Ayşe Kaya' },
    { summary: ['duyuru: “B” (bitiş: 23.11.2026 15.00)'] },
    { summary: ['duyuru: “A”'], by: 'Kemal Aydın' },
  )
  expect(earlierNotices(versions, 5).map(({ text, by }) => [text, by])).toEqual([
    ['A', 'Kemal Aydın'],
    ['B', 'Ayşe Kaya'],
  ])
  expect(earlierNotices(versions, 1)).toHaveLength(1)
})
