import { dayOf, writeIso } from '#domain/calendar.ts'
import { slip as copy } from '../../copy/slip.ts'
import { formatDateTime, formatQuotedAt, formatTime } from '../../format/format.ts'
import { useAsOfNow, useCell, useLive } from '../../live/index.ts'
import { useSourceWord } from '../rates/index.ts'
import { SlipChips } from './SlipChips.tsx'
import type { SlipFrameProps } from './sum-family.ts'
import banknote from '../../ui/Banknote.module.css'
import styles from '../../ui/Slip.module.css'
import underprint from '../../ui/Underprint.module.css'

/** The frame of an answer, which looks like a banknote: the question, the price's freshness and time, the answer. */
export function SlipFrame({ title, about, quotedAt, refused = false, foot, children }: SlipFrameProps) {
  const { status } = useLive()
  const word = useSourceWord(about, useCell(status.table), quotedAt)
  return (
    <section className={`${banknote.note} ${styles.slip}`} aria-label={copy.region(title)}>
      <header className={`${banknote.head} ${styles.head}`}>
        <h2>{title}</h2>
        <SlipChips word={word} quotedAt={quotedAt} refused={refused}>
          {quotedAt === null ? null : <PriceTime quotedAt={quotedAt} isInChip={word === 'dated'} />}
        </SlipChips>
      </header>
      <div className={`${underprint.underprint} ${styles.body}`}>{children}</div>
      {foot}
    </section>
  )
}

/** Shows the price's time. Paper has no chip, so the printed time contains the date. */
function PriceTime({ quotedAt, isInChip }: { quotedAt: number; isInChip: boolean }) {
  const moment = useAsOfNow(({ now }) =>
    dayOf(quotedAt) === dayOf(now) ? formatTime(quotedAt) : formatQuotedAt(quotedAt, now),
  )
  return (
    <time className={styles.time} dateTime={writeIso(quotedAt)} translate="no">
      {isInChip ? null : <span className="screen-only">{moment}</span>}
      <span className="paper-only">{formatDateTime(quotedAt)}</span>
    </time>
  )
}
