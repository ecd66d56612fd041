import { GOLD_GOODS } from '#contract/gold-goods.ts'
import { outcomeOn } from '#contract/shared-link.ts'
import { type SharedMoment, spanOf } from '#contract/shared-moment.ts'
import { changeOfSum } from '#domain/conversion.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { codesOf } from '#domain/quote.ts'
import type { Sum, SumResult } from '#domain/sum.ts'
import { goldExchange as copy, goldItemText } from '../../copy/gold-exchange.ts'
import { momentName } from '../../copy/moment.ts'
import { sumNote } from '../../copy/share.ts'
import { formatPercent } from '../../format/format.ts'
import { figureOf, formatMoney, formatSumDifference, lira } from '../../format/money-text.ts'
import { usePageState } from '../../page-state/index.ts'
import { Facts } from '../../ui/Facts.tsx'
import { PricesUsed } from '../gold/index.ts'
import { timeOf } from './shared-sum-text.ts'
import { SpreadFact } from './SpreadFact.tsx'
import type { SumParts } from './sum-family.ts'

/** Shows each line of a gold sum, and the sum at the time when its link was shared. */
export function GoldBasis({ query: { moment }, sum, result, freshness, quotedAt }: SumParts<MetalCode>) {
  const { lines, spread } = result
  const isStale = freshness === 'stale'
  return (
    <>
      <Facts>
        {Array.from(lines.entries(), ([place, line]) => (
          // The index is the key because the same coin may be in two rows.
          <div key={place}>
            <dt>
              <span>{goldItemText(line)}</span>
              <small translate="no">{copy.price(line.side, figureOf(line))}</small>
            </dt>
            <dd translate="no">{lira(formatMoney(line.lira))}</dd>
          </div>
        ))}
        {spread === null || isStale ? null : <SpreadFact deal={sum.deal} spread={spread} />}
        {moment === null ? null : <PastGold sum={sum} moment={moment} now={isStale ? null : result} />}
      </Facts>
      <PricesUsed about={codesOf(lines)} quotedAt={quotedAt} before={copy.before[sum.deal]} after={sumNote} />
    </>
  )
}

interface PastGoldProps {
  sum: Sum<MetalCode>
  moment: SharedMoment
  /** Null means that the current price is too old for a comparison. */
  now: SumResult<MetalCode> | null
}

/** Shows the sum at the shared moment, calculated from the office's record. */
function PastGold({ sum, moment, now }: PastGoldProps) {
  const { past } = usePageState()
  if (past === null) return null
  const then = outcomeOn(past, sum, GOLD_GOODS, { tax: null })
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
        <small>{momentName(timeOf(then))}</small>
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
