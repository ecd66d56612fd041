import { writeIso } from '#domain/calendar.ts'
import { isAhead } from '#domain/freshness.ts'
import { ago, asOf, freshnessWords } from '../../copy/rates.ts'
import { formatAge, formatQuotedAt, formatTime } from '../../format/format.ts'
import { useAsOfNow, useSteadyWord } from '../../live/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { FRESHNESS_ICONS, type ShownFreshness, shownFreshness } from './shown-freshness.ts'
import styles from './QuoteTime.module.css'

interface QuoteTimeProps {
  /** What the price is of. */
  about: string
  quotedAt: number
  /** Its market is closed, whatever the office does: nothing newer is to be expected. */
  rests?: boolean
  className?: string | undefined
}

/** A price's own time and freshness: a dot while live, else an icon, a word and, once the page runs, its age. */
export function QuoteTime({ about, quotedAt, rests = false, className = '' }: QuoteTimeProps) {
  const freshness = useSteadyWord(about, (circumstances) =>
    rests ? 'closed' : shownFreshness(quotedAt, circumstances),
  )
  const timely = freshness === 'live' || freshness === 'dated'
  const moment = useAsOfNow(({ now }) => (timely ? formatTime(quotedAt) : formatQuotedAt(quotedAt, now)))
  const age = useAsOfNow(({ now, stage }) =>
    timely || stage === 'served' || isAhead(quotedAt, now) ? null : formatAge(now - quotedAt),
  )
  return (
    <span className={`${styles.moment} ${styles[freshness]} ${className}`} data-timely={timely ? '' : undefined}>
      <span className={styles.part}>
        <Sign of={freshness} />
        <time dateTime={writeIso(quotedAt)} translate="no">
          {moment}
        </time>
        {freshness === 'dated' ? <VisuallyHidden>{asOf}</VisuallyHidden> : null}
      </span>
      {age === null ? null : (
        <span className={styles.part}>
          <span>{age}</span>
          <VisuallyHidden only="to480">{ago}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}

function Sign({ of: freshness }: { of: ShownFreshness }) {
  if (freshness === 'dated') return <span className={styles.dot} />
  if (freshness === 'live') {
    return (
      <>
        <span className={styles.dot} />
        <VisuallyHidden>{freshnessWords.live} </VisuallyHidden>
      </>
    )
  }
  return (
    <>
      <Icon of={FRESHNESS_ICONS[freshness]} className={styles.icon} />
      <span>{`${freshnessWords[freshness]}\u00A0`}</span>
    </>
  )
}
