import { Icon } from '../ui/Icon.tsx'
import { inbox, unplug } from '../ui/icons.ts'
import styles from './EmptyBody.module.css'

interface EmptyBodyProps {
  kind: 'loading' | 'failed' | 'nothing'
  title: string
  detail?: string
}

/** What fills a board or the hero while there is no figure; as tall as the full table, so that nothing jumps. */
export function EmptyBody({ kind, title, detail }: EmptyBodyProps) {
  return (
    <div className={kind === 'failed' ? `${styles.empty} ${styles.failed}` : styles.empty}>
      {kind === 'loading' ? (
        <div className={styles.spinner} aria-hidden="true" />
      ) : (
        <Icon of={kind === 'failed' ? unplug : inbox} className={styles.icon} />
      )}
      <b>{title}</b>
      {detail === undefined ? null : <span>{detail}</span>}
    </div>
  )
}
