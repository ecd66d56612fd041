import { goldLinkSearch, type GoldSumQuery } from '#contract/gold-sum-query.ts'
import { PAGES } from '#contract/paths.ts'
import { offerOn } from '#contract/shared-link.ts'
import { type SharedMoment, spanOf } from '#contract/shared-moment.ts'
import { changeOfSum } from '#domain/conversion.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { oldestOf } from '#domain/quote.ts'
import { outcomeOf, type Sum, type SumResult } from '#domain/sum.ts'
import { goldExchange as copy, goldPricesText, sharedGoldTitle } from '../../copy/gold-exchange.ts'
import { momentName } from '../../copy/moment.ts'
import { formatPercent } from '../../format/format.ts'
import { formatMoney, formatSumDifference, lira } from '../../format/money-text.ts'
import { usePageState } from '../../page-state/index.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { ShareSum } from '../shared-sum/index.ts'
import { GOLD_SUM_ID } from './gold-form.ts'

interface PastGoldProps {
  sum: Sum<MetalCode>
  moment: SharedMoment
  /** Null: the price of now is too old to be compared. */
  now: SumResult<MetalCode> | null
}

/** What the same gold came to when its link was shared, by the office's own record. */
export function PastGold({ sum, moment, now }: PastGoldProps) {
  const { past } = usePageState()
  if (past === null) return null
  const then = outcomeOf(
    sum,
    offerOn(past, (code: MetalCode) => INSTRUMENTS[code]),
  )
  if (!('sum' in then)) {
    const text = momentName(spanOf(moment).from)
    return (
      <div>
        <dt>
          <span>{copy.thenLabel}</span>
          <small>{past.unread === true ? copy.unread(text) : copy.unknown(text)}</small>
        </dt>
      </div>
    )
  }
  const change = now === null ? null : changeOfSum(then.lira, now.lira)
  return (
    <div>
      <dt>
        <span>{copy.thenLabel}</span>
        <small>{momentName(oldestOf(then.lines) ?? spanOf(moment).from)}</small>
      </dt>
      <dd translate="no">
        <span>{lira(formatMoney(then.lira))}</span>
        {change === null ? null : (
          <small>
            {formatSumDifference(change.difference)}
            {change.basisPoints === null ? null : ` · ${formatPercent(change.basisPoints)}`}
          </small>
        )}
      </dd>
    </div>
  )
}

interface ShareGoldProps {
  query: GoldSumQuery
  sum: Sum<MetalCode>
  result: SumResult<MetalCode>
}

/** Scripts only. */
export function ShareGold({ query, sum, result }: ShareGoldProps) {
  if (!useHydrated()) return null
  return (
    <div className="gold-share">
      <ShareSum
        result={result}
        condition={sharedGoldTitle(sum)}
        rate={goldPricesText(result)}
        addressAt={(moment) => `${PAGES.gold.path}${goldLinkSearch(query, moment)}#${GOLD_SUM_ID}`}
      />
    </div>
  )
}
