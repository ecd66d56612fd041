import styles from './Segments.module.css'

interface SegmentsProps<Value extends string> {
  /** Names the group for those who hear the page. */
  label: string
  options: readonly (readonly [value: Value, label: string])[]
  chosen: Value
  choose: (value: Value) => void
  className?: string | undefined
}

/** Buttons joined in one frame, of which one is pressed. A form takes RadioChoice, which works without scripts. */
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
