import type { BoardThen } from '#contract/board-then.ts'
import { PAGES } from '#contract/paths.ts'
import { searchOf } from '#contract/question.ts'
import { type SharedMoment, spanOf } from '#contract/shared-moment.ts'
import { type Exchange, legsOf, type Outcome } from '#domain/exchange.ts'
import { momentText, quote, sharedText } from '../../copy/quote.ts'
import { sharedSlip as copy } from '../../copy/shared-slip.ts'
import { formatMinute } from '../../format/format.ts'
import { useZone } from '../../page-state/page-state.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { calculator as calculatorIcon } from '../../ui/icons.ts'
import { outcomeOn } from './board-outcome.ts'
import { LazyQuoteActions } from './LazyQuoteActions.tsx'
import { formatAmount } from './money-text.ts'
import { CallAction } from './OfficeActions.tsx'
import { PastSum } from './PastSum.tsx'
import { PresentSum } from './PresentSum.tsx'
import { timeOf } from './quote-text.ts'
import { SlipFrame } from './SlipFrame.tsx'
import { FreshnessNotice } from './SlipNotice.tsx'
import { SumDifference } from './SumDifference.tsx'
import { oldestOf, useLegFreshness } from './use-dated-moment.ts'
import { useOutcome } from './use-outcome.ts'
import styles from './SharedSlip.module.css'

interface SharedSlipProps {
  readonly exchange: Exchange
  readonly moment: SharedMoment
  readonly board: BoardThen
}

/** A calculation that came by a link: what it came to then, by the office's record, beside what it comes to now. */
export function SharedSlip({ exchange, moment, board }: SharedSlipProps) {
  const past = outcomeOn(board, exchange)
  const present = useOutcome(exchange)
  const legs = legsOf(present)
  const quotedAt = oldestOf(legs)
  const freshness = useLegFreshness(legs)
  const isStale = freshness === 'stale'
  const hasSum = 'sum' in present
  const refused = !hasSum && present.kind !== 'unquoted'
  return (
    <SlipFrame title={sharedText(exchange, formatAmount(exchange.amount))} quotedAt={quotedAt} refused={refused}>
      {quotedAt === null ? null : <FreshnessNotice freshness={freshness} quotedAt={quotedAt} />}
      <div className={'sum' in past ? `${styles.sums} ${styles.two}` : styles.sums}>
        {'sum' in past && <PastSum outcome={past} />}
        <PresentSum outcome={present} />
      </div>
      {'sum' in past && hasSum && !isStale ? <SumDifference past={past} now={present} /> : null}
      <p className={styles.fine}>
        <PastTold past={past} moment={moment} /> <span>{quote.note}</span>
      </p>
      <div className={styles.actions}>
        <ButtonLink to={PAGES.calculator.path + searchOf({ kind: 'question', question: { exchange, moment: null } })}>
          <Icon of={calculatorIcon} />
          {copy.own}
        </ButtonLink>
        {hasSum && !isStale ? (
          <LazyQuoteActions exchange={exchange} outcome={present} words={copy.shareNow} kind="line" />
        ) : (
          <CallAction />
        )}
      </div>
    </SlipFrame>
  )
}

/** Where the price of then comes from, or why there is none. */
function PastTold({ past, moment }: { past: Outcome; moment: SharedMoment }) {
  const zone = useZone()
  const { from } = spanOf(moment, zone)
  if (!('sum' in past)) {
    const words =
      past.kind === 'halted' ? copy.halted(momentText(from, zone), past.code) : copy.unknown(momentText(from, zone))
    return <span>{words}</span>
  }
  const at = timeOf(past)
  return (
    <>
      <span>{copy.readFrom(momentText(at, zone))}</span>{' '}
      {at < from && <span>{copy.earlier(formatMinute(from, zone))}</span>}
    </>
  )
}
