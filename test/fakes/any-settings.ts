import fc from 'fast-check'
import { parseSettings } from '../../src/contract/settings/parse-settings.ts'
import type { OfficeSettings } from '../../src/contract/settings/settings-schema.ts'
import { choicesOf } from '../../src/domain/banknotes.ts'
import { MINUTE, SECOND } from '../../src/domain/calendar.ts'
import { BANKNOTE_KINDS } from '../../src/domain/currency-records/banknote-column.ts'
import { CURRENCY_CODES } from '../../src/domain/currency.ts'
import { isBar } from '../../src/domain/gold/bars.ts'
import { isTradable, isWorkedGold } from '../../src/domain/gold/tradable.ts'
import { INSTRUMENT_IDS, METAL_CODES } from '../../src/domain/instrument.ts'
import { OFFICE_SETTINGS } from './office-settings.ts'

const awkward = fc.constantFrom(
  'yok',
  'null',
  '~',
  '- a',
  'a: b',
  'a # b',
  '#a',
  '%5',
  '"q"',
  "o'k",
  '[a]',
  '{a: b}',
  '*x',
  '&x',
  '!x',
  '2026-01-01',
  '00000',
  'ş ğ İ ı',
  'a  b',
  '?',
  '|',
  '> x',
  '@x',
  'a:',
  ',',
  '\uFEFFa',
)
const text = fc
  .oneof(
    awkward,
    fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .map((each) => each.replaceAll(/[\p{Cc}\uFFFD]/gu, ' ').trim()),
  )
  .filter((each) => each.trim() === each && each !== '')
const share = fc.integer({ min: 1, max: 10_000 })
const margin = fc.oneof(
  fc.integer({ min: -99_999_999, max: 99_999_999 }).map((steps) => ({ kind: 'lira' as const, micros: steps * 100 })),
  fc.integer({ min: -99_999_999, max: 99_999_999 }).map((millionths) => ({ kind: 'percent' as const, millionths })),
)
const sides = fc
  .record({ buy: margin, sell: margin }, { requiredKeys: [] })
  .filter((each) => Object.keys(each).length > 0)
const hours = fc.constantFrom(
  [],
  [{ from: '09:00', to: '18:30' }],
  [
    { from: '08:05', to: '12:30' },
    { from: '13:30', to: '23:59' },
  ],
)
const tradable = METAL_CODES.filter((code) => isTradable(code) && !isBar(code))
const metalGuards = fc
  .record({ spreadLimit: share, dayLimit: fc.integer({ min: 100, max: 10_000 }) }, { requiredKeys: [] })
  .filter((each) => Object.keys(each).length > 0)

const anyRules = CURRENCY_CODES.flatMap((code) =>
  BANKNOTE_KINDS[code].flatMap(({ id, mark }) =>
    choicesOf({ mark }).map((rule) =>
      fc.integer({ min: 1, max: 99_999_999 }).map((steps) => ({
        code,
        id,
        rule: rule === 'less' ? { rule, less: steps * 100 } : { rule },
      })),
    ),
  ),
)

function rulesOf(drawn: readonly { code: string; id: string; rule: object }[]) {
  const codes = new Set(drawn.map(({ code }) => code))
  const rulesIn = (code: string) =>
    drawn.filter((each) => each.code === code).map(({ id, rule }) => [id, rule] as const)
  return Object.fromEntries([...codes].map((code) => [code, Object.fromEntries(rulesIn(code))]))
}

/** Valid settings with every kind of value and with texts that YAML must quote. */
export const anySettings: fc.Arbitrary<OfficeSettings> = fc
  .record({
    name: text,
    around: fc.option(text),
    street: text,
    latitude: fc.integer({ min: 36_000_000, max: 42_000_000 }).map((micros) => micros / 1_000_000),
    embed: fc.constantFrom(null, 'https://map.example/?a=b#c'),
    week: hours,
    special: fc.dictionary(
      fc
        .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      fc.record({ name: text, hours }),
      { maxKeys: 8, noNullPrototype: true },
    ),
    notice: fc.option(fc.record({ text, until: fc.option(fc.constant({ day: '2026-11-23', time: '18:30' })) })),
    claims: fc.array(fc.record({ figure: text, label: text }), { maxLength: 4 }),
    margins: fc.dictionary(fc.constantFrom(...INSTRUMENT_IDS), sides, { noNullPrototype: true }),
    banknotes: fc.option(fc.array(fc.oneof(...anyRules), { minLength: 1, maxLength: 6 })),
    metalGuards: fc.dictionary(fc.constantFrom(...METAL_CODES), metalGuards, { noNullPrototype: true }),
    spreadLimit: share,
    settlesAfter: fc.integer({ min: 1, max: 3600 }).map((count) => count * SECOND),
    live: fc.integer({ min: 1, max: 700 }).map((count) => count * MINUTE),
    published: fc.boolean(),
    traded: fc.subarray(tradable),
    provider: fc.constantFrom(null, {
      buy: 'bid',
      sell: 'ask',
      time: null,
      codes: { USD: { name: 'USD/TRY', unit: 1 }, JPY: { name: 'JPY', unit: 100 } },
    }),
    threshold: fc.integer({ min: 1, max: 1_000_000_000 }),
    dollars: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    largeSumTl: fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
    answer: fc.option(text),
    tax: fc.constantFrom(null, 'included', { added: 20 }, { added: 1 }),
    commission: fc.oneof(
      fc.constantFrom(null, 'none'),
      text.filter((each) => each !== 'yok').map((each) => ({ text: each })),
    ),
    otherCurrencies: fc.subarray(['KWD', 'RUB', 'AED', 'QAR']),
  })
  .map((drawn): unknown => ({
    ...OFFICE_SETTINGS,
    name: drawn.name,
    address: { ...OFFICE_SETTINGS.address, street: drawn.street, around: drawn.around },
    map: { ...OFFICE_SETTINGS.map, latitude: drawn.latitude, longitude: 41, embed: drawn.embed },
    hours: { week: { ...OFFICE_SETTINGS.hours.week, sunday: drawn.week }, special: drawn.special },
    notice: drawn.notice,
    claims: drawn.claims,
    margins: drawn.margins,
    banknotes: drawn.banknotes === null ? {} : rulesOf(drawn.banknotes),
    metalGuards: drawn.metalGuards,
    guards: { ...OFFICE_SETTINGS.guards, spreadLimit: drawn.spreadLimit, settlesAfter: drawn.settlesAfter },
    freshness: { live: drawn.live, delayed: 1440 * MINUTE },
    gold: {
      published: drawn.published,
      traded: drawn.traded,
      jewelleryLicence: drawn.traded.some(isWorkedGold),
    },
    provider: drawn.provider,
    legal: { ...OFFICE_SETTINGS.legal, identificationThreshold: drawn.threshold, identityFromUsd: drawn.dollars },
    largeSumTl: drawn.largeSumTl,
    transfers: { ...OFFICE_SETTINGS.transfers, receiptAnswer: drawn.answer },
    tax: drawn.tax,
    commission: drawn.commission,
    otherCurrencies: drawn.otherCurrencies,
  }))
  .map((document) => {
    const parsed = parseSettings(document)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
    return parsed.value
  })
