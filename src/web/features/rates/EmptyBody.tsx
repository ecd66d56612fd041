import { emptyTexts } from '../../copy/rates.ts'
import type { SourceStatus } from '../../live/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { inbox, unplug } from '../../ui/icons.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './EmptyBody.module.css'

interface EmptyBodyProps {
  kind: 'loading' | 'failed' | 'nothing'
  title: string
  detail?: string
}

/** Replaces the rows of a board or the hero while there are no prices. It is as tall as the full table. */
export function EmptyBody({ kind, title, detail }: EmptyBodyProps) {
  return (
    <div className={kind === 'failed' ? `${styles.empty} ${styles.failed}` : styles.empty}>
      {kind === 'loading' ? (
        <Spinner className={styles.spinner} />
      ) : (
        <Icon of={kind === 'failed' ? unplug : inbox} className={styles.icon} />
      )}
      <b>{title}</b>
      {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
    </div>
  )
}

export function EmptyLiveBody({ status }: { status: SourceStatus }) {
  switch (status) {
    case 'connecting':
      return <EmptyBody kind="loading" title={emptyTexts.loading.title} detail={emptyTexts.loading.socket} />
    case 'error':
    case 'disconnected':
      return <EmptyBody kind="failed" title={emptyTexts.failed.title} detail={emptyTexts.failed.socket} />
    case 'connected':
    case 'json':
      return <EmptyBody kind="nothing" title={emptyTexts.nothing.title} detail={emptyTexts.nothing.detail} />
  }
}
