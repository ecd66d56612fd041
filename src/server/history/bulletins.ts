import { type Bulletin, type BulletinRate, priceOf, publicationOf } from '#contract/bulletin.ts'
import { type Day, dayOf, weekdaysBetween } from '#domain/calendar.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { deviatesBy } from '#domain/quote-rules.ts'
import type { Sides } from '#domain/quote.ts'
import { MICRO } from '#domain/rate.ts'
import { createChanges, type Runtime } from '../runtime/index.ts'
import type { RateStore } from '../store/index.ts'

export type BulletinRule = 'later-than-today' | 'buy-above-sell' | 'out-of-range' | 'far-from-before'

export interface BulletinDoubt {
  readonly rule: BulletinRule
  readonly day: Day
  /** null for a doubt about the whole bulletin. */
  readonly code: CurrencyCode | null
  readonly rate: BulletinRate | null
  /** The last known rate of the currency. */
  readonly before: BulletinRate | null
}

export type Bulletins = Awaited<ReturnType<typeof openBulletins>>

/** The current prices of the office's own source for a currency. */
type CurrentSides = (code: CurrencyCode) => readonly Sides[]

interface BulletinsOptions extends Runtime {
  readonly store: Pick<RateStore, 'newestBulletin' | 'officialRecord' | 'saveBulletins'>
  /** The source's current prices, which may confirm a large move of a bulletin. */
  readonly currentSides: CurrentSides
}

/** The newest fetched bulletin of the central bank. It is kept across restarts and outages of the bank. */
export async function openBulletins({ store, currentSides, clock, log }: BulletinsOptions) {
  const changes = createChanges()
  const today = () => dayOf(clock.now())
  /** A fetch time in the future means that the clock was ahead, so it is replaced by the current time. */
  const settled = <Known extends Bulletin | null>(known: Known): Known =>
    known !== null && known.fetchedAt > clock.now() ? { ...known, fetchedAt: clock.now() } : known
  let newest = settled(await store.newestBulletin(today()))
  let doubts: readonly BulletinDoubt[] = []
  /** The archive delivers days in order, so each bulletin is compared with the previously filed one. */
  let filed = newest

  const sift = (bulletin: Bulletin, before: Bulletin | null, quotes: CurrentSides) => {
    const sifted = siftBulletin(bulletin, today(), before, quotes)
    for (const doubt of sifted.doubts) log.warn(doubt, 'central bank rate rejected')
    return sifted
  }

  /** Replaces the stored bulletin of the day. If the bank corrected a rate, both values are logged. */
  const save = async (bulletin: Bulletin): Promise<void> => {
    const [known] = (await store.officialRecord(bulletin.day, bulletin.day)).bulletins
    for (const { code, before, after } of corrections(known, bulletin))
      log.warn({ day: bulletin.day, code, before, after }, 'central bank rate corrected')
    await store.saveBulletins([bulletin])
  }

  const show = (bulletin: Bulletin): void => {
    const merged = mergeBulletins(bulletin, newest)
    if (newest !== null && JSON.stringify(merged) === JSON.stringify(newest)) return
    newest = merged
    changes.publish()
  }

  const stopListening = clock.onStep(() => {
    const right = settled(newest)
    if (right === newest) return
    newest = right
    changes.publish()
  })

  return {
    subscribe: changes.subscribe,
    [Symbol.dispose]: stopListening,
    /** The newest bulletin. A missing currency keeps the rate of the last bulletin that had it. */
    newest: () => newest,
    /** The rejected rates of the newest bulletin. */
    doubts: () => doubts,
    /** Shows the plausible rates immediately if the bulletin is the newest, even if it cannot be stored. */
    take(bulletin: Bulletin): void {
      const sifted = sift(bulletin, newest, currentSides)
      doubts = sifted.doubts
      if (sifted.sound === null) return
      save(sifted.sound).catch((error: unknown) => log.error({ err: error }, 'bulletin not stored'))
      show(sifted.sound)
    },
    /** Stores a bulletin of the archive, then shows it if it is the newest. Rejects if the store refuses it. */
    async file(bulletin: Bulletin): Promise<void> {
      const known = sift(bulletin, filed ?? newest, () => []).sound
      if (known === null) return
      // An archived bulletin does not prove that today's was fetched.
      const sound = { ...known, fetchedAt: Math.min(known.fetchedAt, publicationOf(known.day)) }
      await save(sound)
      filed = sound
      show(sound)
    },
  }
}

/** Returns the rates that differ in a later fetch of the same bulletin. */
function corrections(known: Bulletin | undefined, fetched: Bulletin) {
  return CURRENCY_CODES.flatMap((code) => {
    const [before, after] = [known?.rates[code], fetched.rates[code]]
    const isSame = before === undefined || after === undefined || sameRate(before, after)
    return isSame ? [] : [{ code, before, after }]
  })
}

function sameRate(one: BulletinRate, other: BulletinRate): boolean {
  const sidesOf = ({ buy, sell, banknote }: BulletinRate) => [buy, sell, banknote?.buy, banknote?.sell]
  // A source without banknote rates does not delete the known ones.
  const [of, and] = [sidesOf(one), sidesOf(other)]
  return of.every((side, index) => side === and[index] || side === undefined || and[index] === undefined)
}

/** The largest move of a rate for each business day, in basis points. */
const STEP = 1000

/** The range of any rate on the board. */
const LEAST = MICRO / 100
const MOST = 10_000 * MICRO

/** A rate above ten dollars or below a tenth of a dollar has a wrong unit (per 100 yen instead of per 1). */
const TIMES_THE_DOLLAR = 10

/**
 * Separates the plausible rates of a bulletin (`sound`; null if none) from the others. Each rate is checked alone, so
 * that one mistake does not reject the rest. A rate that moved too far since `before` is accepted if the office's own
 * source moved as far, or if it stays there for some days.
 */
function siftBulletin(bulletin: Bulletin, today: Day, before: Bulletin | null, currentSides: CurrentSides) {
  const { day } = bulletin
  const rates: Partial<Record<CurrencyCode, BulletinRate>> = {}
  const doubts: BulletinDoubt[] = []
  if (day > today) {
    doubts.push({ rule: 'later-than-today', day, code: null, rate: null, before: null })
    return { sound: null, doubts }
  }
  for (const code of CURRENCY_CODES) {
    const rate = bulletin.rates[code]
    if (rate === undefined) continue
    const known = before?.rates[code] ?? null
    const days = before === null ? 0 : weekdaysBetween(known?.day ?? before.day, day)
    const rule =
      doubtOf(rate, known, days, currentSides(code)) ?? (isOffTheDollar(rate, rates.USD) ? 'out-of-range' : undefined)
    if (rule === undefined) rates[code] = rate
    else doubts.push({ rule, day, code, rate, before: known })
  }
  return { sound: Object.keys(rates).length === 0 ? null : { ...bulletin, rates }, doubts }
}

function doubtOf(
  rate: BulletinRate,
  known: BulletinRate | null,
  days: number,
  currentSides: readonly Sides[],
): BulletinRule | undefined {
  const { buy, sell } = rate
  if (buy !== null && sell !== null && buy > sell) return 'buy-above-sell'
  if ([buy, sell].some((side) => side !== null && (side < LEAST || side > MOST))) return 'out-of-range'
  const [price, earlier] = [priceOf(rate), known === null ? null : priceOf(known)]
  if (price === null || earlier === null || !deviatesBy(price, earlier, STEP * Math.max(1, days))) return undefined
  return currentSides.some((own) => !deviatesBy(price, own, STEP)) ? undefined : 'far-from-before'
}

/** Needs no earlier bulletin, so it also checks the very first one. */
function isOffTheDollar(rate: BulletinRate, dollar: BulletinRate | undefined): boolean {
  const [price, dollars] = [priceOf(rate)?.sell, dollar && priceOf(dollar)?.sell]
  if (price === undefined || dollars === undefined) return false
  return price > dollars * TIMES_THE_DOLLAR || price * TIMES_THE_DOLLAR < dollars
}

/**
 * Merges the later rate of each currency, with its day if that is not the bulletin's. On the same day `newer` wins, but a
 * source without banknote rates does not delete the known ones.
 */
function mergeBulletins(newer: Bulletin, known: Bulletin | null): Bulletin {
  if (known === null) return { day: newer.day, fetchedAt: newer.fetchedAt, rates: newer.rates }
  const [head, other] = newer.day >= known.day ? [newer, known] : [known, newer]
  const rates: Partial<Record<CurrencyCode, BulletinRate>> = {}
  for (const code of CURRENCY_CODES) {
    const candidates = [head, other].flatMap((bulletin) => {
      const rate = bulletin.rates[code]
      return rate === undefined ? [] : [{ ...rate, day: rate.day ?? bulletin.day }]
    })
    const [latest] = candidates.toSorted((one, another) => (one.day < another.day ? 1 : one.day > another.day ? -1 : 0))
    if (latest === undefined) continue
    const { day, buy, sell } = latest
    const banknote = candidates.find((each) => each.day === day && each.banknote !== undefined)?.banknote
    rates[code] = { buy, sell, ...(banknote !== undefined && { banknote }), ...(day !== head.day && { day }) }
  }
  return { day: head.day, fetchedAt: head.fetchedAt, rates }
}
