import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './Count.module.css'

interface CountProps {
  readonly count: number
  /** The unit for screen readers; null means that the text beside the number says it. */
  readonly unit: string | null
}

/** A number in a filled circle. */
export function Count({ count, unit }: CountProps) {
  return (
    <span className={styles.count} aria-hidden={unit === null}>
      <span>{count}</span>
      {unit === null ? null : <VisuallyHidden>{unit}</VisuallyHidden>}
    </span>
  )
}
