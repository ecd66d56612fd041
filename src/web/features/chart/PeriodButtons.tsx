import { CHART_PERIODS, type ChartPeriod } from '#domain/chart-period.ts'
import { chartCopy, periodNames } from '../../copy/chart.ts'
import styles from './PeriodButtons.module.css'

export function PeriodButtons({ period, onChange }: { period: ChartPeriod; onChange: (period: ChartPeriod) => void }) {
  return (
    <div className={styles.periods} role="group" aria-label={chartCopy.periods}>
      {CHART_PERIODS.map((each) => (
        <button key={each} type="button" aria-pressed={each === period} onClick={() => onChange(each)}>
          {periodNames[each]}
        </button>
      ))}
    </div>
  )
}
