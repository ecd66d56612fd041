import type { ReactNode } from 'react'
import { CURRENCY_GOODS } from '#contract/goods.ts'
import { type BoardThen, outcomeOn } from '#contract/shared-link.ts'
import { type SharedMoment, spanOf } from '#contract/shared-moment.ts'
import { linkTo } from '#contract/sum-query.ts'
import { dayOf, writeIso } from '#domain/calendar.ts'
import { changeOfSum } from '#domain/conversion.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { codesOf, oldestOf } from '#domain/quote.ts'
import { legsOf, type NoSum, type SumOutcome, type Sum, type SumResult } from '#domain/sum.ts'
import { currencyShare } from '../../copy/currency-sum.ts'
import { momentName } from '../../copy/moment.ts'
import { dayName } from '../../copy/opening-words.ts'
import { rateFigure, sidesText } from '../../copy/rate-text.ts'
import { sumNote } from '../../copy/share.ts'
import { sharedSlip as copy } from '../../copy/shared-slip.ts'
import { noOutcomeTexts, sharedText } from '../../copy/slip.ts'
import { formatMinute, formatPercent, formatTime } from '../../format/format.ts'
import { formatSumDifference } from '../../format/money-text.ts'
import { useCell, useLive } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { calculatorIcon } from '../../ui/icons.ts'
import { useWords } from '../../words/index.ts'
import { SourceChip, useSourceWord } from '../rates/index.ts'
import { AskButton, AskFoot, CallAction, NoSumActions } from './AskTheCounter.tsx'
import { LazyBanknoteSum } from './LazyBanknoteSum.tsx'
import { LazySumActions } from './LazySumActions.tsx'
import { LazyOfficePart } from './office-part-island.tsx'
import { ResultFigure } from './ResultFigure.tsx'
import { timeOf } from './shared-sum-text.ts'
import { SlipFrame } from './SlipFrame.tsx'
import { SlipLines } from './SlipLines.tsx'
import { FreshnessNotice } from './SlipNotices.tsx'
import { CURRENCY_SUMS } from './turkish-family.tsx'
import { useOutcome } from './use-outcome.ts'
import { useSumFreshness } from './use-sum-freshness.ts'
import { useSumMessage } from './use-sum-message.ts'
import frame from '../../ui/Slip.module.css'
import styles from './SharedSlip.module.css'

interface SharedSlipProps {
  sum: Sum<CurrencyCode>
  moment: SharedMoment
  board: BoardThen
  /** The line about the documents that the visitor brings for the present sum. */
  papers: ReactNode
}

/** A shared sum: the sum at the shared moment from the office's record, and the current sum. */
export function SharedSlip({ sum, moment, board, papers }: SharedSlipProps) {
  const past = outcomeOn(board, sum, CURRENCY_GOODS, { tax: usePageState().office.tax })
  const present = useOutcome(sum, CURRENCY_SUMS)
  const legs = legsOf(present)
  const quotedAt = oldestOf(legs)
  const freshness = useSumFreshness(legs)
  const isStale = freshness === 'stale'
  const hasSum = 'sum' in present
  const refused = !('sum' in present) && present.refused[0].why !== 'unquoted'
  const foot = hasSum && !isStale ? <PresentFoot sum={sum} result={present} /> : null
  return (
    <SlipFrame title={sharedText(sum)} about={codesOf(legs)} quotedAt={quotedAt} refused={refused} foot={foot}>
      {quotedAt === null ? null : <FreshnessNotice freshness={freshness} quotedAt={quotedAt} />}
      <div className={'sum' in past ? `${styles.sums} ${styles.two}` : styles.sums}>
        {'sum' in past && <PastSum outcome={past} />}
        {hasSum ? <PresentSum outcome={present} /> : <NoPresentSum outcome={present} />}
      </div>
      {'sum' in past && hasSum && !isStale ? <SumDifference past={past} now={present} /> : null}
      <LazyBanknoteSum part="assumed" sum={sum} isAsked={false} />
      {hasSum ? <SlipLines>{papers}</SlipLines> : null}
      <p className="fine">
        <PastSource past={past} moment={moment} unread={board.unread === true} /> <span>{sumNote}</span>
      </p>
      <div className="actions screen-only">
        <ButtonLink to={linkTo(sum, null, CURRENCY_GOODS)} className={styles.own}>
          <Icon of={calculatorIcon} />
          {copy.own}
        </ButtonLink>
        {hasSum ? (
          <PresentActions sum={sum} result={present} isStale={isStale} />
        ) : (
          <NoSumActions family={CURRENCY_SUMS} sum={sum} outcome={present} kind="line" />
        )}
      </div>
    </SlipFrame>
  )
}

interface PresentProps {
  sum: Sum<CurrencyCode>
  result: SumResult<CurrencyCode>
}

function PresentFoot({ sum, result }: PresentProps) {
  const { message } = useSumMessage(CURRENCY_SUMS, sum, result, false)
  return <AskFoot text={message} note={useWords('sums').messages.note} />
}

function PresentActions({ sum, result, isStale }: PresentProps & { isStale: boolean }) {
  const { message, link } = useSumMessage(CURRENCY_SUMS, sum, result, isStale)
  if (isStale)
    return (
      <>
        <AskButton text={message} kind="line" />
        <CallAction />
      </>
    )
  return (
    <LazySumActions
      share={currencyShare}
      prints
      sum={sum}
      result={result}
      message={message}
      link={link}
      words={copy.shareNow}
    />
  )
}

function PastSum({ outcome }: { outcome: SumResult<CurrencyCode> }) {
  return (
    <div className={styles.past}>
      <h3>
        <span>{copy.before}</span> <Chip kind="off">{copy.past}</Chip>
      </h3>
      <SumOfTime outcome={outcome} moment={momentName(timeOf(outcome))} />
    </div>
  )
}

function PresentSum({ outcome }: { outcome: SumResult<CurrencyCode> }) {
  const { status } = useLive()
  const at = timeOf(outcome)
  const word = useSourceWord(codesOf(legsOf(outcome)), useCell(status.table), at)
  return (
    <div>
      <h3>
        <span>{copy.now}</span> <SourceChip word={word} night={false} />
      </h3>
      <SumOfTime outcome={outcome} moment={`${dayName(dayOf(at))} ${formatTime(at)}`} />
    </div>
  )
}

function SumOfTime({ outcome, moment }: { outcome: SumResult<CurrencyCode>; moment: string }) {
  return (
    <>
      <time dateTime={writeIso(timeOf(outcome))}>{moment}</time>
      <ResultFigure result={outcome} className={styles.sum} />
      <LazyOfficePart part="terms" result={outcome} look="below" />
      <p className={styles.rate}>
        <span>{sidesText(legsOf(outcome))}</span> <span translate="no">{rateFigure(outcome)}</span>
      </p>
    </>
  )
}

function NoPresentSum({ outcome }: { outcome: NoSum<CurrencyCode> }) {
  const { word, title } = noOutcomeTexts(outcome.refused[0])
  return (
    <div>
      <h3>
        <span>{copy.now}</span>
      </h3>
      <p className={frame.word}>{word}</p>
      <p className={styles.rate}>{title}</p>
    </div>
  )
}

function SumDifference({ past, now }: { past: SumResult<CurrencyCode>; now: SumResult<CurrencyCode> }) {
  const { difference, basisPoints, direction } = changeOfSum(past.sum, now.sum)
  return (
    <Facts follows>
      <div>
        <dt>
          <span>{copy.difference}</span>
          <small>{copy.whichHolds}</small>
        </dt>
        <dd translate="no">
          <span className={styles[direction]}>{formatSumDifference(difference, now.second?.code ?? null)}</span>
          {basisPoints === null ? null : <small>{formatPercent(basisPoints)}</small>}
        </dd>
      </div>
    </Facts>
  )
}

function PastSource({
  past,
  moment,
  unread,
}: {
  past: SumOutcome<CurrencyCode>
  moment: SharedMoment
  unread: boolean
}) {
  const { from } = spanOf(moment)
  if (!('sum' in past)) {
    const text = momentName(from)
    if (unread) return <span>{copy.unread(text)}</span>
    return (
      <span>{past.refused[0].why === 'halted' ? copy.halted(text, past.refused[0].code) : copy.unknown(text)}</span>
    )
  }
  const at = timeOf(past)
  return (
    <>
      <span>{copy.readFrom(momentName(at))}</span> {at < from && <span>{copy.earlier(formatMinute(from))}</span>}
    </>
  )
}
