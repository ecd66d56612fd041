import styles from './Switch.module.css'

interface SwitchProps {
  on: boolean
  onChange: (on: boolean) => void
  /** Ids of the words beside it. */
  labelledBy: string
  describedBy: string
  className?: string | undefined
}

export function Switch({ on, onChange, labelledBy, describedBy, className }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={className === undefined ? styles.switch : `${styles.switch} ${className}`}
      onClick={() => onChange(!on)}
    />
  )
}
