import { type OpeningHours, openingAt } from '#domain/opening.ts'
import { openingText } from '../copy/opening.ts'
import { useMinute } from './use-minute.ts'
import styles from './OpeningStatus.module.css'

/** Whether the office is open now, in words that follow the clock. */
export function OpeningStatus({ hours, renderedAt }: { hours: OpeningHours; renderedAt: number }) {
  const now = useMinute(renderedAt)
  const opening = openingAt(hours, now)
  return <span className={`${styles.status} ${styles[opening.kind]}`}>{openingText(opening, now)}</span>
}
