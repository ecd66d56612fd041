import { useOfficeNotice } from '../../live/index.ts'
import { info } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import styles from './OfficeNotice.module.css'

/** The office's notice above its prices. The live region is always rendered, so that a later notice is announced. */
export function OfficeNotice() {
  const text = useOfficeNotice()
  return (
    <div role="status">
      {text === null ? null : (
        <Notice tone="fair" icon={info} className={`${styles.notice} outset`}>
          {text}
        </Notice>
      )}
    </div>
  )
}
