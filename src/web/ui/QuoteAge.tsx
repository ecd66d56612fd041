import { writeIso } from '#domain/calendar.ts'
import type { Freshness } from '#domain/freshness.ts'
import { useWords } from '../words/index.ts'
import { Icon } from './Icon.tsx'
import { clock, hourglass, type IconPath, moon } from './icons.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './QuoteAge.module.css'

/** `dated` means that the figure has its time but no state. */
export type ShownFreshness = Freshness | 'dated'

/** Icons of the states; a live price has a filled dot instead. */
export const FRESHNESS_ICONS: Readonly<Record<Exclude<Freshness, 'live'>, IconPath>> = {
  delayed: hourglass,
  stale: clock,
  closed: moon,
}

export function isTimely(freshness: ShownFreshness): boolean {
  return freshness === 'live' || freshness === 'dated'
}

interface QuoteAgeProps {
  freshness: ShownFreshness
  quotedAt: number
  /** `quotedAt` in words. */
  moment: string
  /** The age in words; null means no age. */
  age: string | null
  className?: string | undefined
}

/** The time and the age of a figure: with a dot if it is live, else with an icon and a word. */
export function QuoteAge({ freshness, quotedAt, moment, age, className = '' }: QuoteAgeProps) {
  const { asOf, ago } = useWords('live')
  return (
    <span
      className={`${styles.age} ${styles[freshness]} ${className}`}
      data-timely={isTimely(freshness) ? '' : undefined}
    >
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
          {ago === null ? null : <VisuallyHidden only="to480">{ago}</VisuallyHidden>}
        </span>
      )}
    </span>
  )
}

function Sign({ of: freshness }: { of: ShownFreshness }) {
  const words = useWords('live').freshness
  if (freshness === 'dated') return <span className={styles.dot} />
  if (freshness === 'live') {
    return (
      <>
        <span className={styles.dot} />
        <VisuallyHidden>{words.live} </VisuallyHidden>
      </>
    )
  }
  return (
    <>
      <Icon of={FRESHNESS_ICONS[freshness]} className={styles.icon} />
      <span>{`${words[freshness]}\u00A0`}</span>
    </>
  )
}
