import type { Instrument, InstrumentId } from '#domain/instrument.ts'
import type { Quote } from '#domain/quote.ts'
import { toLira } from '#domain/rate.ts'
import type { RowState } from '../../live/index.ts'
import { Missing } from '../../ui/Missing.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useWords } from '../../words/index.ts'
import { Movement } from './Movement.tsx'
import styles from './RateRow.module.css'

/**
 * The four values of a chosen row (docs/product.md, "Rates table"). The chart uses only the code, because a link may
 * open it, too. Rates are in lira per quoting unit (100 yen). A missing buy rate is 0.
 */
export interface SelectedCurrency {
  readonly currency: InstrumentId
  readonly currency_name: string
  readonly buy_rate: number
  readonly sell_rate: number
}

export interface Selectable {
  instrument: Instrument
  name: string
  onSelect?: ((selected: SelectedCurrency) => void) | undefined
  chosen?: boolean | undefined
}

interface DailyChangeProps extends Selectable {
  row: RowState
  marketClosed: boolean
  /** Read by screen readers instead of the change of a halted price. */
  missing: string
}

/** The last cell of a row on boards with a column of the daily change. Its button, which opens the chart, covers the row. */
export function DailyChange({
  row: { quote, halted, previousClose },
  instrument,
  name,
  marketClosed,
  missing,
  onSelect,
  chosen,
}: DailyChangeProps) {
  const { pick } = useWords('change')
  if (quote === null || halted) {
    return (
      <td className={styles.change}>
        <Missing word={missing} />
      </td>
    )
  }
  return (
    <td className={styles.change}>
      <Movement
        sell={quote.sell}
        previousClose={marketClosed ? null : previousClose}
        decimals={instrument.decimals.change}
      />
      {onSelect === undefined ? null : (
        <button
          type="button"
          className={styles.pick}
          aria-pressed={chosen}
          onClick={() => onSelect(selectedCurrency(quote, name))}
        >
          <VisuallyHidden>{`${name} ${pick}`}</VisuallyHidden>
        </button>
      )}
    </td>
  )
}

/** The heading of the column. */
export function ChangeHeading() {
  return useWords('change').column
}

function selectedCurrency({ code, buy, sell }: Quote, name: string): SelectedCurrency {
  return { currency: code, currency_name: name, buy_rate: buy === null ? 0 : toLira(buy), sell_rate: toLira(sell) }
}
