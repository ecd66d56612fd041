import styles from './Rosette.module.css'

/** An engraved ornament behind the content of a block that is positioned and isolated. */
export function Rosette({ of, className }: { of: 'sun' | 'oval'; className: string | undefined }) {
  return <div className={`${styles.rosette} ${styles[of]} ornament screen-only ${className}`} aria-hidden="true" />
}
