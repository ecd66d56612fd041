import type { ReactNode } from 'react'
import { dayOf, writeIso } from '#domain/calendar.ts'
import { slip as copy } from '../../copy/slip.ts'
import { formatDateTime, formatQuotedAt, formatTime } from '../../format/format.ts'
import { useAsOfNow, useCell, useLive } from '../../live/index.ts'
import { usePageState } from '../../page-state/page-state.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { hand } from '../../ui/icons.ts'
import { SampleChip } from '../rates/SampleChip.tsx'
import { SourceChip } from '../rates/SourceChip.tsx'
import { useSourceWord } from '../rates/use-source-word.ts'
import banknote from '../../ui/Banknote.module.css'
import styles from './SlipFrame.module.css'

interface SlipFrameProps {
  /** What was asked. */
  readonly title: string
  /** Of the oldest price that the slip goes by; null: it goes by none. */
  readonly quotedAt: number | null
  /** The office gives no price for what was asked. */
  readonly refused?: boolean
  readonly children: ReactNode
}

/** The answer's sheet, framed as a banknote is: what was asked, how fresh the price is and of when, and the answer. */
export function SlipFrame({ title, quotedAt, refused = false, children }: SlipFrameProps) {
  return (
    <section className={`${banknote.note} ${styles.slip}`} aria-label={copy.region(title)}>
      <header className={`${banknote.head} ${styles.head}`}>
        <h2>{title}</h2>
        <div className={styles.chips}>
          <SampleChip of="market" />
          {refused ? (
            <Chip night kind="off" icon={hand}>
              {copy.halted.chip}
            </Chip>
          ) : (
            <PriceState quotedAt={quotedAt} />
          )}
        </div>
      </header>
      <div className={`${banknote.underprint} ${styles.body}`}>{children}</div>
    </section>
  )
}

function PriceState({ quotedAt }: { quotedAt: number | null }) {
  const { status } = useLive()
  const word = useSourceWord(useCell(status.table), quotedAt)
  return (
    <>
      <SourceChip word={word} quotedAt={quotedAt} />
      {quotedAt === null ? null : <PriceTime quotedAt={quotedAt} beside={word === 'dated'} />}
    </>
  )
}

/** Paper has no chip, and its reader no calendar beside it. */
function PriceTime({ quotedAt, beside }: { quotedAt: number; beside: boolean }) {
  const { zone } = usePageState()
  const moment = useAsOfNow(({ now }) =>
    dayOf(quotedAt, zone) === dayOf(now, zone) ? formatTime(quotedAt, zone) : formatQuotedAt(quotedAt, now, zone),
  )
  return (
    <time className={styles.time} dateTime={writeIso(quotedAt, zone)} translate="no">
      {/* The chip tells it then. */}
      {beside ? null : <span className={styles.onScreen}>{moment}</span>}
      <span className={styles.onPaper}>{formatDateTime(quotedAt, zone)}</span>
    </time>
  )
}
