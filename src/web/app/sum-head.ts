import { searchOf } from '#contract/calculator-query.ts'
import { askedGold, goldLinkSearch, isMistakenSum } from '#contract/gold-sum-query.ts'
import type { PageState } from '#contract/page-state.ts'
import { PAGES } from '#contract/paths.ts'
import { type Board, currencyOf, offerOn } from '#contract/shared-link.ts'
import { freshnessOf } from '#domain/freshness.ts'
import { isForLira } from '#domain/gold/gold-for-lira.ts'
import type { Instrument, InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { openingAt } from '#domain/opening.ts'
import { oldestOf } from '#domain/quote.ts'
import { legsOf, type Outcome, outcomeOf, type Sum, type SumResult } from '#domain/sum.ts'
import { goldPricesText, sharedGoldTitle } from '../copy/gold-exchange.ts'
import { sharedQuestion } from '../copy/quote.ts'
import { sumNote } from '../copy/share.ts'
import { sharedText } from '../copy/slip.ts'
import { rateText } from '../features/calculator/index.ts'
import { dated, markedSample } from '../features/shared-sum/index.ts'
import { sumText } from '../format/money-text.ts'
import type { DocumentHead } from './document.ts'

/** What the head tells of a page that was asked for a sum. Null: it asks for none, or with a mistake. */
export function sumHead(state: PageState): Partial<DocumentHead> | null {
  const told = toldOf(state)
  if (told === null) return null
  const { office, demo } = state
  const sharedAddress = office.origin + told.address
  const { result } = told
  if (result === null) return { title: `${told.question} | ${office.shortName}`, sharedAddress }
  return {
    title: `${told.condition} ${sumText(result)} | ${office.shortName}`,
    description: markedSample(`${dated(told.rate, result)}. ${sumNote}`, demo),
    sharedAddress,
  }
}

interface Told {
  readonly address: string
  /** The title with a sum behind it, and without one. */
  readonly condition: string
  readonly question: string
  readonly rate: string
  readonly result: SumResult | null
}

function toldOf(state: PageState): Told | null {
  const { calculatorQuery, goldQuery, rates, gold, office } = state
  if (calculatorQuery?.kind === 'question') {
    const { sum, moment } = calculatorQuery.question
    const result = resultToTell(sum, { now: rates, isPast: moment !== null, instrumentOf: currencyOf }, state)
    return {
      address: PAGES.calculator.path + searchOf(calculatorQuery),
      condition: sharedText(sum),
      question: sharedQuestion(sum),
      rate: result === null ? '' : rateText(result),
      result,
    }
  }
  const sum = goldQuery === undefined || isMistakenSum(goldQuery) ? null : askedGold(goldQuery)
  if (goldQuery === undefined || sum === null) return null
  const isPast = goldQuery.moment !== null
  const traded = office.gold?.traded ?? []
  const result = resultToTell(
    sum,
    {
      now: gold ?? null,
      isPast,
      instrumentOf: (code) => INSTRUMENTS[code],
      trades: (code) => isForLira(code) && (isPast || traded.includes(code)),
    },
    state,
  )
  const title = sharedGoldTitle(sum)
  return {
    address: PAGES.gold.path + goldLinkSearch(goldQuery, goldQuery.moment),
    condition: title,
    question: title,
    rate: result === null ? '' : goldPricesText(result),
    result,
  }
}

interface Telling<Code extends InstrumentId> {
  readonly now: (Board & { readonly sourceTime: number | null }) | null
  readonly isPast: boolean
  readonly instrumentOf: (code: Code) => Instrument
  readonly trades?: (code: Code) => boolean
}

/** Of a shared moment, the sum of the record; else the sum of now, if no price is an old one. */
function resultToTell<Code extends InstrumentId>(
  sum: Sum<Code>,
  { now, isPast, instrumentOf, trades }: Telling<Code>,
  { past, office, renderedAt }: PageState,
): SumResult<Code> | null {
  const board = isPast ? past : now
  const outcome: Outcome<Code> | null = board === null ? null : outcomeOf(sum, offerOn(board, instrumentOf, trades))
  if (outcome === null || !('sum' in outcome)) return null
  const opening = openingAt(office.hours, renderedAt)
  const circumstances = {
    now: renderedAt,
    sourceTime: now?.sourceTime ?? null,
    limits: office.freshness,
    opening,
  }
  const quotedAt = oldestOf(legsOf(outcome))
  const isStale = quotedAt === null || freshnessOf(quotedAt, circumstances) === 'stale'
  return !isPast && isStale ? null : outcome
}
