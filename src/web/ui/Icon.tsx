import type { IconPath } from './icons.ts'
import styles from './Icon.module.css'

/** A line icon in the colour of its text. Words next to the icon, or the label of its control, explain it. */
export function Icon({ of, className }: { of: IconPath; className?: string | undefined }) {
  return (
    <svg
      className={className === undefined ? styles.icon : `${styles.icon} ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={of} />
    </svg>
  )
}
