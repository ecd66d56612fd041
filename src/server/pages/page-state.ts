import type { OfficeFacts } from '#contract/office-facts.ts'
import type { PageState, RatesState } from '#contract/page-state.ts'
import { quotesOf } from '#domain/board.ts'
import { type Day, dayOf, nextMidnight } from '#domain/calendar.ts'
import { freshnessBoundaries } from '#domain/freshness.ts'
import { noticeEnd } from '#domain/notice.ts'
import { openingAt } from '#domain/opening.ts'
import type { Zone } from '#domain/zone.ts'
import type { Ingest } from '../market/door.ts'
import type { Bulletins, Closes } from '../record/door.ts'

export interface PageFacts {
  readonly market: Pick<Ingest, 'view'>
  readonly closes: Pick<Closes, 'before'>
  readonly bulletins: Pick<Bulletins, 'newest'>
  readonly facts: () => OfficeFacts
  readonly zone: () => Zone
  readonly demo: PageState['demo']
}

/** What a page is rendered from at `now`. */
export function pageState({ facts, zone, demo, ...sources }: PageFacts, withRates: boolean, now: number): PageState {
  const here = zone()
  const today = dayOf(now, here)
  return {
    renderedAt: now,
    zone: here,
    office: facts(),
    demo,
    rates: withRates ? ratesState(sources, today) : null,
    returned: null,
  }
}

type RatesFacts = Pick<PageFacts, 'market' | 'closes' | 'bulletins'>

function ratesState({ market, closes, bulletins }: RatesFacts, today: Day): RatesState {
  const { board, spokeAt, halted } = market.view()
  return {
    quotes: quotesOf(board),
    spokeAt,
    halted: [...halted],
    closes: closes.before(today) ?? {},
    bulletin: bulletins.newest(),
  }
}

/** The first instant after `now` at which a page rendered from this state would say something else, by the passing of time alone. */
export function pageBoundary({ office, rates, zone }: PageState, now: number): number {
  const opening = openingAt(office.hours, now, zone)
  const turns = opening.kind === 'open' ? opening.until : (opening.opensAt ?? Infinity)
  const circumstances = { now, spokeAt: rates?.spokeAt ?? null, limits: office.freshness, opening }
  const ages = (rates?.quotes ?? []).flatMap(({ quotedAt }) => freshnessBoundaries(quotedAt, circumstances))
  const end = office.notice === null ? Infinity : noticeEnd(office.notice, zone)
  return Math.min(nextMidnight(now, zone), turns, ...(end > now ? [end] : []), ...ages)
}
