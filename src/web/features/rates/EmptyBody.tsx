import { emptyTexts } from '../../copy/rates.ts'
import type { SourceStatus } from '../../live/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { inbox, unplug } from '../../ui/icons.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './EmptyBody.module.css'

const KINDS = {
  connecting: 'loading',
  error: 'failed',
  disconnected: 'failed',
  connected: 'nothing',
  json: 'nothing',
} as const satisfies Record<SourceStatus, keyof typeof emptyTexts>

interface EmptyBodyProps {
  status: SourceStatus
  /** The source of the prices. Without it, the text has no details. */
  of?: 'socket' | 'bank'
}

/** Replaces the rows of a board or the hero while there are no prices. It is as tall as the full table. */
export function EmptyBody({ status, of }: EmptyBodyProps) {
  const kind = KINDS[status]
  return (
    <div className={kind === 'failed' ? `${styles.empty} ${styles.failed}` : styles.empty}>
      {kind === 'loading' ? (
        <Spinner className={styles.spinner} />
      ) : (
        <Icon of={kind === 'failed' ? unplug : inbox} className={styles.icon} />
      )}
      <b>{emptyTexts[kind].title}</b>
      {of === undefined ? null : (
        <span className={styles.detail}>{kind === 'nothing' ? emptyTexts.nothing.detail : emptyTexts[kind][of]}</span>
      )}
    </div>
  )
}
