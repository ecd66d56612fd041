import { useOfficeNotice } from '../../live/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { info } from '../../ui/icons.ts'
import styles from './OfficeNotice.module.css'

/** The office's notice above its prices. The region stands always, so that a later notice is announced. */
export function OfficeNotice() {
  const text = useOfficeNotice()
  return (
    <div role="status">
      {text === null ? null : (
        <p className={styles.notice}>
          <Icon of={info} className={styles.icon} />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
