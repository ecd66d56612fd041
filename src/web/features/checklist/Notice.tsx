import { Icon } from '../../ui/Icon.tsx'
import { idCard } from '../../ui/icons.ts'
import styles from './Notice.module.css'

interface NoticeProps {
  title: string
  text?: string
  /** What it says asks something of the visitor. */
  warns: boolean
}

export function Notice({ title, text, warns }: NoticeProps) {
  return (
    <p className={warns ? `${styles.notice} ${styles.warns}` : styles.notice}>
      <Icon of={idCard} className={styles.icon} />
      <span>
        <b>{title}</b> {text === undefined ? null : <span>{text}</span>}
      </span>
    </p>
  )
}
