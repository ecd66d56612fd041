import type { Instrument } from '#domain/instrument.ts'
import { chartCopy } from '../../copy/chart.ts'
import { hasOneSide, officialBuyName } from './official-side.ts'
import styles from './ChartLegend.module.css'

/** Lines are told apart by their dashes as much as by their colour. */
export function ChartLegend({ instrument, official }: { instrument: Instrument; official: boolean }) {
  return (
    <p className={styles.legend}>
      <Entry className={styles.buy} dash="7 3" name={chartCopy.buy} />
      <Entry className={styles.sell} name={chartCopy.sell} />
      {official ? (
        <>
          <Entry className={styles.official} dash="6 3 1 3" name={officialBuyName(instrument)} />
          {hasOneSide(instrument) ? null : (
            <Entry className={styles.official} dash="1 3" name={chartCopy.officialSell} />
          )}
        </>
      ) : null}
    </p>
  )
}

function Entry({ className, dash, name }: { className: string | undefined; dash?: string; name: string }) {
  return (
    <span className={className}>
      <svg viewBox="0 0 28 10" aria-hidden="true">
        <path d="M0 5h28" fill="none" stroke="currentColor" strokeWidth="2.25" strokeDasharray={dash} />
      </svg>
      {name}
    </span>
  )
}
