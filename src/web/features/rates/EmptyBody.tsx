import type { LiveWords } from '../../copy/rate-words.ts'
import type { SourceStatus } from '../../live/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { inbox, unplug } from '../../ui/icons.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { useWords } from '../../words/index.ts'
import styles from './EmptyBody.module.css'

type EmptyKind = keyof LiveWords['empty']

const KINDS = {
  connecting: 'loading',
  error: 'failed',
  disconnected: 'failed',
  connected: 'nothing',
  json: 'nothing',
} as const satisfies Record<SourceStatus, EmptyKind>

interface EmptyBodyProps {
  status: SourceStatus
  /** Replaces details of the office's own source. Null means that the text has no details. */
  details?: Partial<Record<EmptyKind, string>> | null
}

/** Replaces the rows of a board or the hero while there are no prices. It is as tall as the full table. */
export function EmptyBody({ status, details }: EmptyBodyProps) {
  const kind = KINDS[status]
  const words = useWords('live').empty[kind]
  return (
    <div className={kind === 'failed' ? `${styles.empty} ${styles.failed}` : styles.empty}>
      {kind === 'loading' ? (
        <Spinner className={styles.spinner} />
      ) : (
        <Icon of={kind === 'failed' ? unplug : inbox} className={styles.icon} />
      )}
      <b>{words.title}</b>
      {details === null ? null : <span className={styles.detail}>{details?.[kind] ?? words.detail}</span>}
    </div>
  )
}
