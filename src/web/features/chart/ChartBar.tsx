import { CHART_PERIODS, type ChartPeriod } from '#domain/chart-period.ts'
import type { Instrument } from '#domain/instrument.ts'
import { chartCopy, periodNames } from '../../copy/chart.ts'
import { Segments } from '../../ui/Segments.tsx'
import { hasOneSide, officialBuyName } from './chart-data-set.ts'
import styles from './ChartBar.module.css'
import series from './ChartSeries.module.css'

interface ChartBarProps {
  instrument: Instrument
  period: ChartPeriod
  onPeriod: (period: ChartPeriod) => void
  /** True if the central bank's line is shown, too. Null means that the chart does not offer it. */
  official: boolean | null
  onOfficial: (official: boolean) => void
}

export function ChartBar({ instrument, period, onPeriod, official, onOfficial }: ChartBarProps) {
  return (
    <div className={styles.bar}>
      <Segments
        className={`${styles.periods} screen-only`}
        label={chartCopy.periods}
        options={CHART_PERIODS.map((each) => [each, periodNames[each]] as const)}
        chosen={period}
        choose={onPeriod}
      />
      <div className={styles.lines}>
        <Legend instrument={instrument} official={official === true} />
        {official === null ? null : (
          <button
            type="button"
            className={`${styles.option} screen-only`}
            aria-pressed={official}
            onClick={() => onOfficial(!official)}
          >
            {chartCopy.showOfficial}
          </button>
        )}
      </div>
    </div>
  )
}

/** Dashes distinguish the lines as well, for people who cannot distinguish their colours. */
function Legend({ instrument, official }: { instrument: Instrument; official: boolean }) {
  return (
    <p className={styles.legend}>
      <Entry className={series.buy} dash="7 3" name={chartCopy.buy} />
      <Entry className={series.sell} name={chartCopy.sell} />
      {official ? (
        <>
          <Entry className={series.official} dash="6 3 1 3" name={officialBuyName(instrument)} />
          {hasOneSide(instrument) ? null : (
            <Entry className={series.official} dash="1 3" name={chartCopy.officialSell} />
          )}
        </>
      ) : null}
    </p>
  )
}

function Entry({ className, dash, name }: { className: string | undefined; dash?: string; name: string }) {
  return (
    <span>
      <svg viewBox="0 0 28 10" className={className} aria-hidden="true">
        <path d="M0 5h28" fill="none" stroke="currentColor" strokeWidth="2.25" strokeDasharray={dash} />
      </svg>
      {name}
    </span>
  )
}
