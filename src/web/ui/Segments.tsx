import styles from './Segments.module.css'

interface SegmentsProps<Value extends string> {
  /** The accessible name of the group. */
  label: string
  options: readonly (readonly [value: Value, label: string])[]
  chosen: Value
  choose: (value: Value) => void
  className?: string | undefined
}

/** Joined buttons, of which one is pressed. Forms use `RadioChoice`, which works without scripts. */
export function Segments<Value extends string>({ label, options, chosen, choose, className }: SegmentsProps<Value>) {
  return (
    <span
      className={className === undefined ? styles.segments : `${styles.segments} ${className}`}
      role="group"
      aria-label={label}
    >
      {options.map(([value, name]) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => choose(value)}>
          {name}
        </button>
      ))}
    </span>
  )
}
