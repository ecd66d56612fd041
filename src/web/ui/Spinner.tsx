import styles from './Spinner.module.css'

/** A rotating rosette during a request. It has no accessible text, so words must be next to it. */
export function Spinner({ className }: { className: string | undefined }) {
  return <span className={`${styles.spinner} ${className}`} aria-hidden="true" />
}
