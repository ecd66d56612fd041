import type { Question } from '#contract/question.ts'
import { unitPriceOf } from '#domain/conversion.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import type { NoOutcome } from '#domain/exchange.ts'
import { askedText, noOutcomeTexts, slip as copy } from '../../copy/slip.ts'
import { formatDay } from '../../format/format.ts'
import { useCell, useLive } from '../../live/index.ts'
import { hand, hourglass } from '../../ui/icons.ts'
import { By } from './ByWhichRate.tsx'
import { formatAmount, formatPrice } from './money-text.ts'
import { AskActions } from './OfficeActions.tsx'
import { SlipFrame } from './SlipFrame.tsx'
import { Notice } from './SlipNotice.tsx'
import styles from './Slip.module.css'

/** No figure, and why: nobody is given one by a rate that the office doesn't stand by. */
export function NoSumSlip({ question: { exchange }, outcome }: { question: Question; outcome: NoOutcome }) {
  const { word, title, meaning } = noOutcomeTexts(outcome)
  const awaited = outcome.kind === 'unquoted'
  return (
    <SlipFrame title={askedText(exchange, formatAmount(exchange.amount))} quotedAt={null} refused={!awaited}>
      <Notice icon={awaited ? hourglass : hand} title={title} meaning={meaning} />
      <p className={styles.word}>{word}</p>
      <By>
        <OfficialRate outcome={outcome} />
      </By>
      <AskActions />
      <p className={styles.fine}>{copy.fine}</p>
    </SlipFrame>
  )
}

/** What there is to compare with. */
function OfficialRate({ outcome: { code, side } }: { outcome: NoOutcome }) {
  const { bulletin } = useCell(useLive().bank)
  const published = bulletin?.rates[code]
  const rate = published?.[side] ?? null
  if (bulletin === null || rate === null) return <span>{copy.official.none}</span>
  return (
    <>
      <span>{copy.official.rate(side)}</span>
      <b className={styles.price} translate="no">
        {formatPrice(code, unitPriceOf(CURRENCIES[code], rate))}
      </b>
      <span>{copy.official.beside(formatDay(published?.day ?? bulletin.day))}</span>
    </>
  )
}
