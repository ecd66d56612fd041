import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyQuote } from '../../test/fakes/arbitraries.ts'
import { quote } from '../../test/fakes/market.ts'
import { USUAL_GUARDS } from '../../test/fakes/usual-limits.ts'
import { DAY_LENGTH, dayOf, HOUR, instantOf, MINUTE, SECOND } from './calendar.ts'
import { AHEAD_LIMIT } from './freshness.ts'
import { evaluatePrice, measureOf, type PairRecord, type PassedQuote, type PriceVerdict } from './price-verdict.ts'
import { type Reference, type RuleName, pickReference } from './quote-rules.ts'
import type { OfferedPrice, OwnTime, Quote } from './quote.ts'
import { parseRate, rate } from './rate.ts'

const NOW = Date.UTC(2026, 7, 3, 9)
const NOTHING: PairRecord = { accepted: undefined, held: undefined }

function sourcePrice(buy: unknown, sell: unknown, time: OwnTime = { kind: 'at', at: NOW }): OfferedPrice {
  return { code: 'USD', unit: 1, buy: parseRate(buy), sell: parseRate(sell), time, trend: { buy: '', sell: '' } }
}

function passedOf(price: OfferedPrice, record: PairRecord = NOTHING, now = NOW): PassedQuote {
  const verdict = evaluatePrice(price, null, record, USUAL_GUARDS, now)
  if (verdict.kind !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(verdict)}`)
  return verdict.passed
}

/** Returns the verdict on a price ten seconds after 47.0000 / 47.4000 was accepted. */
function next(buy: unknown, sell: unknown, held?: PassedQuote, at = NOW + 10 * SECOND): PriceVerdict {
  const accepted = passedOf(sourcePrice('47.0000', '47.4000'))
  return evaluatePrice(
    sourcePrice(buy, sell, { kind: 'at', at }),
    null,
    { accepted, held },
    USUAL_GUARDS,
    NOW + 10 * SECOND,
  )
}

function refusal(price: OfferedPrice): RuleName | undefined {
  const verdict = evaluatePrice(price, null, NOTHING, USUAL_GUARDS, NOW)
  return verdict.kind === 'refused' ? verdict.rule : undefined
}

describe('a price by itself', () => {
  test.each<[RuleName, unknown, unknown]>([
    ['not-a-number', '47.2330', 'abc'],
    ['not-a-number', undefined, '47.4770'],
    ['not-a-number', '47.2330', undefined],
    ['non-finite', '47.2330', Number.POSITIVE_INFINITY],
    ['negative', '47.2330', '-47.4770'],
    ['negative', -1, '47.4770'],
    ['zero', '47.2330', 0],
    ['zero', 0, '0.0000'],
    ['out-of-range', '47.2330', '4747700000.0'],
    ['bid-above-ask', '47.4771', '47.4770'],
    ['absurd-spread', '0.9210', '6.9040'],
  ])('a price is refused as %s: %j / %j', (rule, buy, sell) => {
    expect(refusal(sourcePrice(buy, sell))).toBe(rule)
  })

  test('a price with equal sides is accepted', () => {
    expect(refusal(sourcePrice('47.4770', '47.4770'))).toBeUndefined()
  })

  test('a price at the spread limit of 10 % is accepted, and one micro-lira more is refused', () => {
    expect(refusal(sourcePrice('95', '105'))).toBeUndefined()
    expect(refusal(sourcePrice('95', '105.000001'))).toBe('absurd-spread')
  })

  test('a price with an empty time is refused as a dead code before any other rule', () => {
    expect(refusal(sourcePrice(0, 0, { kind: 'empty' }))).toBe('dead-code')
    expect(refusal(sourcePrice('47.2330', '47.4770', { kind: 'empty' }))).toBe('dead-code')
  })
})

describe('the time of a price', () => {
  test('a price without a time has the time of its message', () => {
    const price = sourcePrice('47.2330', '47.4770', { kind: 'absent' })
    expect(evaluatePrice(price, NOW - 2000, NOTHING, USUAL_GUARDS, NOW)).toMatchObject({
      passed: { quote: { quotedAt: NOW - 2000 } },
    })
  })

  test('a time far in the future is replaced by the time of receipt and marked as corrected', () => {
    const ahead = evaluatePrice(
      sourcePrice('47.2330', '47.4770', { kind: 'at', at: NOW + AHEAD_LIMIT + 1 }),
      null,
      NOTHING,
      USUAL_GUARDS,
      NOW,
    )
    expect(ahead).toMatchObject({ kind: 'accepted', corrected: true, passed: { quote: { quotedAt: NOW } } })
  })

  test('a time slightly in the future is replaced by the time of receipt and not marked as corrected', () => {
    const slightly = sourcePrice('47.2330', '47.4770', { kind: 'at', at: NOW + AHEAD_LIMIT })
    expect(evaluatePrice(slightly, null, NOTHING, USUAL_GUARDS, NOW)).toMatchObject({
      kind: 'accepted',
      corrected: false,
      passed: { quote: { quotedAt: NOW } },
    })
  })

  test('after a time two minutes in the future, correct times are accepted and older times are refused', () => {
    const accepted = passedOf(sourcePrice('47.0000', '47.4000', { kind: 'at', at: NOW + AHEAD_LIMIT }))
    const after = (at: number, now: number): PriceVerdict =>
      evaluatePrice(
        sourcePrice('47.0100', '47.4100', { kind: 'at', at }),
        null,
        { accepted, held: undefined },
        USUAL_GUARDS,
        now,
      )
    expect(after(NOW - SECOND, NOW + SECOND)).toMatchObject({ kind: 'accepted', passed: { quote: { quotedAt: NOW } } })
    expect(after(NOW + AHEAD_LIMIT - SECOND, NOW + SECOND)).toEqual({ kind: 'refused', rule: 'older' })
    expect(after(NOW - HOUR, NOW + SECOND)).toEqual({ kind: 'refused', rule: 'older' })
  })

  test('after the local clock is set back, correct stamps are accepted immediately', () => {
    const before = NOW + 3 * HOUR
    const accepted = passedOf(sourcePrice('47.0000', '47.4000', { kind: 'absent' }), NOTHING, before)
    const record = { accepted, held: undefined }
    const truth = sourcePrice('47.0100', '47.4100', { kind: 'at', at: NOW - SECOND })
    expect(evaluatePrice(truth, null, record, USUAL_GUARDS, NOW)).toMatchObject({
      kind: 'accepted',
      passed: { quote: { quotedAt: NOW - SECOND } },
    })
    // The earlier price still serves as the reference for jumps.
    expect(evaluatePrice(sourcePrice('4.70', '4.74'), null, record, USUAL_GUARDS, NOW)).toMatchObject({
      kind: 'held',
    })
  })

  test('a repeated stamp from the future does not renew the price', () => {
    const ahead = sourcePrice('47.2330', '47.4770', { kind: 'at', at: NOW + 60 * MINUTE })
    const accepted = passedOf(ahead)
    expect(evaluatePrice(ahead, null, { accepted, held: undefined }, USUAL_GUARDS, NOW + MINUTE)).toEqual({
      kind: 'known',
    })
  })

  test('after a stamp from the future, a correct stamp is accepted', () => {
    const accepted = passedOf(sourcePrice('47.2330', '47.4770', { kind: 'at', at: NOW + 60 * MINUTE }))
    const truth = sourcePrice('47.2340', '47.4780', { kind: 'at', at: NOW + MINUTE })
    expect(evaluatePrice(truth, null, { accepted, held: undefined }, USUAL_GUARDS, NOW + MINUTE)).toMatchObject({
      kind: 'accepted',
    })
  })
})

describe('a price compared with the accepted price', () => {
  test('an older price is refused, a repeated price is known, and a correction is accepted', () => {
    expect(next('47.0001', '47.4001', undefined, NOW - 1)).toEqual({ kind: 'refused', rule: 'older' })
    expect(next('47.0000', '47.4000', undefined, NOW)).toEqual({ kind: 'known' })
    expect(next('47.0001', '47.4001', undefined, NOW)).toMatchObject({ kind: 'accepted' })
  })

  test('the same price with a newer time is accepted', () => {
    expect(next('47.0000', '47.4000')).toMatchObject({ kind: 'accepted', passed: { claimedAt: NOW + 10 * SECOND } })
  })

  test('a price up to 3 % away is accepted, and a larger jump on either side is held', () => {
    expect(next('48.4100', '48.8220')).toMatchObject({ kind: 'accepted' })
    expect(next('48.4100', '48.8221')).toMatchObject({ kind: 'held' })
    expect(next('48.4101', '48.8220')).toMatchObject({ kind: 'held' })
    expect(next('45.5000', '45.9779')).toMatchObject({ kind: 'held' })
  })

  test('a price within 1 % of the held price confirms it, and another price replaces it', () => {
    const first = next('50.0000', '50.4000')
    if (first.kind !== 'held') throw new Error('not held')
    expect(next('50.5000', '50.9040', first.passed)).toMatchObject({ kind: 'accepted' })
    expect(next('50.0000', '50.4000', first.passed)).toMatchObject({ kind: 'accepted' })
    expect(next('50.5001', '50.9040', first.passed)).toMatchObject({ kind: 'held' })
    expect(next('47.0100', '47.4100', first.passed)).toMatchObject({ kind: 'accepted' })
  })

  test('the jump limit grows by 1 % for each hour and not at midnight', () => {
    const evening = instantOf(dayOf(NOW), '23:59:59')
    const accepted = passedOf(sourcePrice('47.0000', '47.4000', { kind: 'at', at: evening }), NOTHING, evening)
    const verdict = (sell: string, later: number) =>
      evaluatePrice(
        sourcePrice(0, sell, { kind: 'at', at: evening + later }),
        null,
        { accepted, held: undefined },
        USUAL_GUARDS,
        evening + later,
      ).kind
    expect(verdict('52.0000', SECOND)).toBe('held')
    expect(verdict('51.1920', 5 * HOUR)).toBe('accepted')
    expect(verdict('51.1921', 5 * HOUR)).toBe('held')
    expect(verdict('52.0000', 10 * HOUR)).toBe('accepted')
  })

  test('a new buy price after a one-sided price is not a jump', () => {
    const accepted = passedOf(sourcePrice(0, '47.4000'))
    const verdict = evaluatePrice(
      sourcePrice('47.0000', '47.4000'),
      null,
      { accepted, held: undefined },
      USUAL_GUARDS,
      NOW,
    )
    expect(verdict).toMatchObject({ kind: 'accepted' })
  })
})

describe('the reference of a price', () => {
  const at = (kind: Reference['kind'], age = 0): Reference => ({
    kind,
    price: { buy: rate('47.0000'), sell: rate('47.4000') },
    at: NOW - age,
  })
  /** Returns the rule that holds a price with this mid, or undefined if no rule does. */
  const ruleFor = (mid: number, record: Partial<PairRecord>): string | undefined => {
    const verdict = evaluatePrice(sourcePrice(mid - 0.2, mid + 0.2), null, { ...NOTHING, ...record }, USUAL_GUARDS, NOW)
    return verdict.kind === 'held' ? verdict.rule : undefined
  }

  test.each(['bulletin', 'accepted', 'record', 'first'] as const)(
    'a price more than 10 %% from its %s is held',
    (kind) => {
      expect(ruleFor(51.9, { reference: at(kind) })).toBeUndefined()
      expect(ruleFor(52, { reference: at(kind) })).toBe(`far-from-${kind}`)
      expect(ruleFor(4.72, { reference: at(kind) })).toBe(`far-from-${kind}`)
      expect(ruleFor(472, { reference: at(kind) })).toBe(`far-from-${kind}`)
    },
  )

  test('the limit grows by a tenth for each day of the reference’s age', () => {
    expect(ruleFor(54, { reference: at('bulletin', 5 * DAY_LENGTH) })).toBeUndefined()
    expect(ruleFor(54.4, { reference: at('bulletin', 5 * DAY_LENGTH) })).toBe('far-from-bulletin')
  })

  test('a repeated price is held if it is far from a bulletin, an accepted price or the record', () => {
    const held = { quote: { ...passedOf(sourcePrice('510', '511')).quote }, claimedAt: NOW }
    for (const kind of ['bulletin', 'accepted', 'record'] as const) {
      expect(ruleFor(510.5, { held, reference: at(kind) })).toBe(`far-from-${kind}`)
    }
    expect(ruleFor(510.5, { held, reference: at('first') })).toBeUndefined()
  })

  test('a price near one that a person accepted is not a jump', () => {
    const accepted = passedOf(sourcePrice('40.0000', '40.4000'))
    expect(ruleFor(47.3, { accepted, reference: at('bulletin') })).toBe('jump')
    expect(ruleFor(47.3, { accepted, reference: at('accepted') })).toBeUndefined()
    expect(ruleFor(48.3, { accepted, reference: at('accepted') })).toBe('jump')
  })

  test('a jump is measured against the last recorded price before a price is accepted', () => {
    const recorded = passedOf(sourcePrice('47.0000', '47.4000', { kind: 'at', at: NOW - HOUR })).quote
    expect(ruleFor(48.8, { recorded })).toBeUndefined()
    expect(ruleFor(49.3, { recorded })).toBe('jump')
  })

  test('pickReference prefers the newest bulletin or accepted price of a week, then the record, then the first price', () => {
    const [bulletin, accepted] = [at('bulletin', HOUR), at('accepted', 2 * HOUR)]
    const [record, first] = [at('record', 30 * DAY_LENGTH), at('first')]
    expect(pickReference([accepted, first, record, bulletin], NOW)).toBe(bulletin)
    expect(pickReference([accepted, at('bulletin', 3 * HOUR)], NOW)).toBe(accepted)
    expect(pickReference([first, record, at('bulletin', 7 * DAY_LENGTH + 1)], NOW)).toBe(record)
    expect(pickReference([first], NOW)).toBe(first)
    expect(pickReference([], NOW)).toBeUndefined()
  })
})

test('an accepted price is positive, not crossed, not older than the last one and not in the future', () => {
  const anySide = fc.oneof(
    fc.double({ min: 46, max: 49, noNaN: true }),
    fc.double(),
    fc.string(),
    fc.constantFrom(0, '0', null, undefined, 'Infinity'),
  )
  const anyTime: fc.Arbitrary<OwnTime> = fc.oneof(
    fc.integer({ min: NOW - 10 * MINUTE, max: NOW + 10 * MINUTE }).map((at): OwnTime => ({ kind: 'at', at })),
    fc.constantFrom<OwnTime>({ kind: 'absent' }, { kind: 'empty' }, { kind: 'unreadable' }),
  )
  fc.assert(
    fc.property(anySide, anySide, anyTime, anyQuote, (buy, sell, time, before: Quote) => {
      const accepted = { quote: { ...before, quotedAt: NOW - MINUTE }, claimedAt: NOW - MINUTE }
      const verdict = evaluatePrice(
        sourcePrice(buy, sell, time),
        null,
        { accepted, held: undefined },
        USUAL_GUARDS,
        NOW,
      )
      if (verdict.kind !== 'accepted') return
      const { quote: passed } = verdict.passed
      expect(passed.sell).toBeGreaterThan(0)
      expect(passed.buy ?? passed.sell).toBeLessThanOrEqual(passed.sell)
      expect(passed.quotedAt).toBeGreaterThanOrEqual(NOW - MINUTE)
      expect(passed.quotedAt).toBeLessThanOrEqual(NOW)
    }),
  )
})

const last = quote('USD', '47.2', '47.4', NOW - 2 * HOUR)
const accepted = { quote: last, claimedAt: last.quotedAt }
const bank = { buy: rate('47'), sell: rate('47.1') }
const moments = { at: NOW, now: NOW }

describe('measureOf', () => {
  test('measureOf compares a jump with the last price and allows 1 % more for each hour', () => {
    expect(measureOf('jump', { accepted }, USUAL_GUARDS, moments)).toEqual({ against: last, limit: 500 })
    expect(measureOf('jump', { accepted: undefined, recorded: last }, USUAL_GUARDS, moments).against).toBe(last)
  })

  test('measureOf compares a distance with its reference and allows a tenth more for each day', () => {
    const reference = { kind: 'bulletin', price: bank, at: NOW - 2 * DAY_LENGTH } as const
    expect(measureOf('far-from-bulletin', { accepted, reference }, USUAL_GUARDS, moments)).toEqual({
      against: bank,
      limit: 1200,
    })
  })

  test('measureOf has only a limit for a spread and nothing for other rules', () => {
    expect(measureOf('absurd-spread', { accepted }, USUAL_GUARDS, moments)).toEqual({ against: null, limit: 1000 })
    expect(measureOf('zero', { accepted }, USUAL_GUARDS, moments)).toEqual({ against: null, limit: null })
  })
})
