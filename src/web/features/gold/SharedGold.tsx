import { BLANK_GOLD_SUM, goldSearchOf, type GoldSumQuery } from '#contract/gold-sum-query.ts'
import { PAGES } from '#contract/paths.ts'
import { momentAt, type SharedMoment, spanOf } from '#contract/shared-moment.ts'
import { changeOfSum } from '#domain/conversion.ts'
import { type GoldItem, type GoldSum, goldSumOn } from '#domain/gold/gold-sum.ts'
import { oldestOf } from '#domain/quote.ts'
import { sampleMark } from '../../copy/frame.ts'
import { goldExchange as copy, sharedGoldTitle } from '../../copy/gold-exchange.ts'
import { momentName } from '../../copy/moment.ts'
import { share } from '../../copy/share.ts'
import { formatPercent } from '../../format/format.ts'
import { formatMoney, formatSumDifference, lira } from '../../format/money-text.ts'
import { usePageState } from '../../page-state/index.ts'
import { ShareActions } from '../../ui/ShareActions.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { GOLD_SUM_ID } from './GoldForm.tsx'

interface PastGoldProps {
  sum: GoldSumQuery
  moment: SharedMoment
  items: readonly GoldItem[]
  /** Null: the price of now is too old to be compared. */
  now: GoldSum | null
}

/** What the same gold came to when its link was shared, by the office's own record. */
export function PastGold({ sum: { deal }, moment, items, now }: PastGoldProps) {
  const { past } = usePageState()
  if (past === null) return null
  const then = goldSumOn(past, deal, items)
  if (then.kind === 'none') {
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
  const change = now === null ? null : changeOfSum(then.total, now.total)
  return (
    <div>
      <dt>
        <span>{copy.thenLabel}</span>
        <small>{momentName(oldestOf(then.lines) ?? spanOf(moment).from)}</small>
      </dt>
      <dd translate="no">
        <span>{lira(formatMoney(then.total))}</span>
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
  sum: GoldSumQuery
  items: readonly GoldItem[]
  outcome: GoldSum
}

/** The link carries the minute of its newest price; the page reads the prices of that minute. Scripts only. */
export function ShareGold({ sum, items, outcome }: ShareGoldProps) {
  const { demo } = usePageState()
  if (!useHydrated()) return null
  const moment = momentAt(Math.max(...outcome.lines.map(({ quotedAt }) => quotedAt)))
  const search = goldSearchOf({ ...BLANK_GOLD_SUM, deal: sum.deal, rows: sum.rows, moment })
  const url = `${location.origin}${PAGES.gold.path}${search}#${GOLD_SUM_ID}`
  const title = `${sharedGoldTitle(sum.deal, items)} ${lira(formatMoney(outcome.total))}`
  return (
    <div className="gold-share">
      <ShareActions
        shared={{ title, text: `${demo.market ? `${sampleMark}: ` : ''}${title}\n${copy.fine}`, url }}
        copied={url}
        words={share.link}
        kind="filled"
      />
    </div>
  )
}
