import { chartPanel } from '../../copy/chart-panel.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './ChartPanel.module.css'

/** In the place of a chart that is on its way, and as high. */
export function ChartComing() {
  return (
    <div className={styles.empty} role="status">
      <Spinner className={styles.spinner} />
      <b>{chartPanel.loading}</b>
    </div>
  )
}
