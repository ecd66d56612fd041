import { BOARDS } from '#contract/boards.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { documentAt, DOCUMENTS, SHOW_RATES } from '#contract/page-paths.ts'
import type { GoldState, OfficialGold, PageState } from '#contract/page-state.ts'
import { pageAt } from '#contract/paths.ts'
import { quotesOf } from '#domain/board.ts'
import { type Day, dayOf, nextMidnight } from '#domain/calendar.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { freshnessBoundaries } from '#domain/freshness.ts'
import { nextOpeningOrClosing } from '#domain/gold/spot-market.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { hoursFrom, noticeEnd, openingAt } from '#domain/opening.ts'
import type { Bulletins, Closes, OfficialGoldCache, RecentDaysCache } from '../history/index.ts'
import type { Market } from '../pipeline/index.ts'

export interface PageFacts {
  readonly market: Pick<Market, 'view'>
  readonly closes: Pick<Closes, 'before'>
  readonly bulletins: Pick<Bulletins, 'newest'>
  readonly recentDays: Pick<RecentDaysCache, 'of'>
  readonly officialGold: Pick<OfficialGoldCache, 'newest'>
  readonly facts: () => OfficeFacts
  readonly demo: PageState['demo']
}

export interface PageNeeds {
  /** The priced instruments of the page; null means no rates. */
  readonly rates: readonly InstrumentId[] | null
  /** The metals of the page if the office has a gold board; null means none. */
  readonly gold: readonly InstrumentId[] | null
  /** The currency whose last days the page shows. */
  readonly daysOf: CurrencyCode | null
}

/** Returns the data that the page at a path needs. An unknown path has the needs of the error page. */
export function needsAt(path: string): PageNeeds {
  if (documentAt(path) !== undefined) return { rates: CURRENCY_CODES, gold: BOARDS.gold, daysOf: null }
  const page = pageAt(path)
  if (page?.key === 'currency') return { rates: CURRENCY_CODES, gold: null, daysOf: page.code }
  const gold = page?.key === 'gold' ? BOARDS.gold : page?.key === 'home' ? BOARDS.coins : null
  const hasRates = page?.key === 'language' || (page !== undefined && SHOW_RATES.has(page.key))
  return { rates: hasRates ? CURRENCY_CODES : null, gold, daysOf: null }
}

export function pageState(
  { facts, demo, recentDays, officialGold, ...sources }: PageFacts,
  { rates, gold, daysOf }: PageNeeds,
  now: number,
): PageState {
  const today = dayOf(now)
  const office = facts()
  return {
    renderedAt: now,
    office: { ...office, hours: hoursFrom(office.hours, today) },
    demo,
    rates: rates === null ? null : { ...boardState(sources, rates, today), bulletin: sources.bulletins.newest() },
    ...(gold !== null &&
      office.gold !== undefined && {
        gold: { ...boardState(sources, gold, today), ...(gold === BOARDS.gold && officialOf(officialGold.newest())) },
      }),
    days: daysOf === null ? null : recentDays.of(daysOf),
    calculatorQuery: null,
    past: null,
    returned: null,
  }
}

function officialOf(official: OfficialGold | null): Pick<GoldState, 'official'> {
  return official === null ? {} : { official }
}

function boardState(
  { market, closes }: Pick<PageFacts, 'market' | 'closes'>,
  selection: readonly InstrumentId[],
  today: Day,
): GoldState {
  const { board, sourceTime, halted } = market.view()
  const known = closes.before(today) ?? {}
  const own = selection.flatMap((code) => (known[code] === undefined ? [] : [[code, known[code]] as const]))
  return {
    quotes: quotesOf(board, selection),
    sourceTime,
    halted: [...halted].filter((code) => selection.includes(code)),
    closes: Object.fromEntries(own),
  }
}

/** Returns the first instant after `now` at which a page with this state changes without new data. */
export function pageBoundary({ office, rates, gold }: PageState, now: number): number {
  const opening = openingAt(office.hours, now)
  const turns = opening.kind === 'open' ? opening.until : (opening.opensAt ?? Infinity)
  const circumstances = { now, sourceTime: (rates ?? gold)?.sourceTime ?? null, limits: office.freshness, opening }
  const ages = [...(rates?.quotes ?? []), ...(gold?.quotes ?? [])].flatMap(({ quotedAt }) => [
    ...freshnessBoundaries(quotedAt, circumstances),
    ...DOCUMENTS.flatMap(({ hidesAfter = Infinity }) => quotedAt + hidesAfter + 1).filter((instant) => instant > now),
  ])
  const spot = (gold?.quotes ?? []).map(({ code }) => nextOpeningOrClosing(INSTRUMENTS[code], now))
  const end = office.notice === null ? Infinity : noticeEnd(office.notice)
  return Math.min(nextMidnight(now), turns, end > now ? end : Infinity, ...ages, ...spot)
}
