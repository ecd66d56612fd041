import { walkHeard } from '../../copy/frame.ts'
import { useUnderWay } from '../../navigation/visit.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './WalkHeard.module.css'

/** Shows that a step to another page was heard, as long as its code is on the way. A quick one is there before the line is. */
export function WalkHeard() {
  if (!useUnderWay()) return null
  return (
    <div className={styles.line} role="status">
      <VisuallyHidden>{walkHeard}</VisuallyHidden>
    </div>
  )
}
