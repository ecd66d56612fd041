import { GOLD_GOODS } from '#contract/gold-goods.ts'
import { CURRENCY_GOODS, type Goods } from '#contract/goods.ts'
import type { PageState } from '#contract/page-state.ts'
import { type BoardAt, outcomeOn } from '#contract/shared-link.ts'
import { askedSum, linkTo, type SumQuery } from '#contract/sum-query.ts'
import { freshnessOf } from '#domain/freshness.ts'
import { isForLira } from '#domain/gold/gold-for-lira.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { openingAt } from '#domain/opening.ts'
import { oldestOf } from '#domain/quote.ts'
import { legsOf, type Sum, type SumResult } from '#domain/sum.ts'
import { currencyShare } from '../copy/currency-sum.ts'
import { goldShare } from '../copy/gold-exchange.ts'
import { sumNote } from '../copy/share.ts'
import { sharedQuestion } from '../copy/slip.ts'
import type { ShareWords } from '../copy/sum-words.ts'
import { dated, markedSample } from '../features/sum/index.ts'
import { sumText } from '../format/money-text.ts'
import type { DocumentHead } from './document.ts'

/** Returns the head of a page that was opened with a sum. Null means that the query has no sum or is invalid. */
export function sumHead(state: PageState): Partial<DocumentHead> | null {
  const { calculatorQuery, goldQuery, rates, gold = null, office } = state
  if (calculatorQuery !== null)
    return headOf(
      {
        query: calculatorQuery,
        goods: CURRENCY_GOODS,
        words: currencyShare,
        question: sharedQuestion,
        now: rates && { ...rates, banknotes: office.banknotes },
      },
      state,
    )
  if (goldQuery === undefined) return null
  const traded = office.gold?.traded.filter(isForLira) ?? []
  return headOf(
    { query: goldQuery, goods: GOLD_GOODS, words: goldShare, question: goldShare.shared, now: gold, traded },
    state,
  )
}

interface Asked<Code extends InstrumentId> {
  readonly query: SumQuery<Code>
  readonly goods: Goods<Code>
  readonly words: ShareWords<Code>
  /** Returns a title for a query whose sum is unknown. */
  readonly question: (sum: Sum<Code>) => string
  readonly now: (BoardAt & { readonly sourceTime: number | null }) | null
  readonly traded?: readonly InstrumentId[]
}

function headOf<Code extends InstrumentId>(asked: Asked<Code>, state: PageState): Partial<DocumentHead> | null {
  const { query, goods, words } = asked
  const { office, demo } = state
  const sum = askedSum(query)
  if (sum === null) return null
  const sharedAddress = office.origin + linkTo(sum, query.moment, goods)
  const result = resultToTell(sum, asked, state)
  if (result === null) return { title: `${asked.question(sum)} | ${office.shortName}`, sharedAddress }
  return {
    title: `${words.shared(sum)} ${sumText(result)} | ${office.shortName}`,
    description: markedSample(`${dated(words.price(result), result)}. ${sumNote}`, demo),
    sharedAddress,
  }
}

/** Returns the sum at the shared moment, else the current sum. Null means that a price is missing or stale. */
function resultToTell<Code extends InstrumentId>(
  sum: Sum<Code>,
  { query: { moment }, goods, now, traded }: Asked<Code>,
  { past, office, renderedAt }: PageState,
): SumResult<Code> | null {
  const isPast = moment !== null
  const board = isPast ? past : now
  const outcome =
    board === null ? null : outcomeOn(board, sum, goods, { traded: isPast ? undefined : traded, tax: office.tax })
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
