import { Icon } from '../../ui/Icon.tsx'
import type { IconPath } from '../../ui/icons.ts'
import styles from './Empty.module.css'

interface EmptyProps {
  readonly icon: IconPath
  readonly title: string
  readonly text: string
}

/** Replaces an empty list, and explains what it would contain. */
export function Empty({ icon, title, text }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <Icon of={icon} />
      <b>{title}</b>
      <span>{text}</span>
    </div>
  )
}
