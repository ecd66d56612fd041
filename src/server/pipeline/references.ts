import { type Bulletin, priceOf, publicationOf } from '#contract/bulletin.ts'
import { dayOf } from '#domain/calendar.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { type KnownPrices, metalMeasure } from '#domain/gold/metal-measure.ts'
import { type InstrumentId, isMetal, type MetalCode } from '#domain/instrument.ts'
import { deviates, type QuoteGuards, type Reference, pickReference } from '#domain/quote-rules.ts'
import type { Quote } from '#domain/quote.ts'
import type { Approval } from '../store/index.ts'

export type References = ReturnType<typeof createReferences>

/** The source's prices, because metals are compared with one another. */
interface QuotedPrices {
  acceptedQuote(code: InstrumentId): Quote | undefined
  sourceQuote(code: InstrumentId): Quote | undefined
  candidateQuote(code: InstrumentId): Quote | undefined
}

/** Chooses the reference of each pair. `closes` has the last closes before today or the start, without margins. */
export function createReferences(closes: ReadonlyMap<InstrumentId, Reference>, prices: QuotedPrices) {
  const known: Readonly<Record<'bulletin' | 'accepted' | 'record' | 'first', Map<InstrumentId, Reference>>> = {
    bulletin: new Map(),
    accepted: new Map(),
    record: new Map(closes),
    first: new Map(),
  }

  /** After midnight, the last price of the day before is the record. */
  const record = (code: InstrumentId, last: Quote | undefined, now: number): Reference | undefined =>
    last !== undefined && dayOf(last.quotedAt) < dayOf(now)
      ? { kind: 'record', price: last, at: last.quotedAt }
      : known.record.get(code)

  let fixing: KnownPrices['fixing']
  const metalOf = (code: MetalCode, now: number): Reference | undefined => {
    const currency = (of: CurrencyCode) =>
      prices.acceptedQuote(of) ?? known.bulletin.get(of)?.price ?? prices.sourceQuote(of)
    return metalMeasure(
      code,
      {
        acceptedQuote: (of) => prices.sourceQuote(of),
        candidateQuote: (of) => prices.candidateQuote(of),
        currency,
        fixing,
      },
      now,
    )
  }

  /** Returns the reference of a pair. `last` is the pair's last accepted price. */
  const of = (code: InstrumentId, last: Quote | undefined, now: number): Reference | undefined => {
    const [bulletin, accepted, first] = [known.bulletin, known.accepted, known.first].map((each) => each.get(code))
    const metal = isMetal(code) ? metalOf(code, now) : undefined
    const all = [bulletin, accepted, metal, record(code, last, now), first]
    return pickReference(
      all.filter((each) => each !== undefined),
      now,
    )
  }

  return {
    of,
    /** Sets the central bank's price of gold. */
    fix: (newest: KnownPrices['fixing']): void => void (fixing = newest),
    publish(bulletin: Bulletin | null): void {
      // The bulletin has only currencies.
      for (const code of CURRENCY_CODES) {
        const reference = bulletin === null ? undefined : bulletinOf(bulletin, code, known.bulletin.get(code))
        if (reference === undefined) known.bulletin.delete(code)
        else known.bulletin.set(code, reference)
      }
    },
    approve({ code, buy, sell, at }: Approval): void {
      known.accepted.set(code, { kind: 'accepted', price: { buy, sell }, at })
    },
    passed(quote: Quote, before: Quote | undefined, guards: QuoteGuards, now: number): void {
      const { code } = quote
      const recorded = record(code, before, now)
      if (recorded !== undefined) {
        known.record.set(code, recorded)
        known.first.delete(code)
        return
      }
      const first = known.first.get(code)
      // An accepted price this far away was repeated by the source, so today's first price was the mistake.
      if (first === undefined || deviates(quote, first, guards, now))
        known.first.set(code, { kind: 'first', price: quote, at: now })
    },
  }
}

/**
 * A bulletin keeps the time of its first fetch, so that a later approval stays newer even if the bulletin is fetched
 * again.
 */
function bulletinOf(bulletin: Bulletin, code: CurrencyCode, before: Reference | undefined): Reference | undefined {
  const rate = bulletin.rates[code]
  const price = rate === undefined ? null : priceOf(rate)
  if (price === null) return undefined
  const day = rate?.day ?? bulletin.day
  const knownSince = before !== undefined && dayOf(before.at) === day ? before.at : bulletin.fetchedAt
  return { kind: 'bulletin', price, at: Math.min(knownSince, publicationOf(day)) }
}
