import styles from './Spinner.module.css'

/** A rosette that turns while something is on its way. It says nothing by itself: words stand beside it. */
export function Spinner({ className }: { className: string | undefined }) {
  return <span className={`${styles.spinner} ${className}`} aria-hidden="true" />
}
