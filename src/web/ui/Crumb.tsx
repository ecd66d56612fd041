import styles from './Crumb.module.css'

interface CrumbProps {
  label: string
  from: string
  to: string
  /** What this page is called beside the one above it. */
  here: string
}

/** Where on the site a page is, with the way back. */
export function Crumb({ label, from, to, here }: CrumbProps) {
  return (
    <nav className={styles.crumb} aria-label={label}>
      <a href={to}>{from}</a>
      <span aria-hidden="true">/</span>
      <span aria-current="page" translate="no">
        {here}
      </span>
    </nav>
  )
}
