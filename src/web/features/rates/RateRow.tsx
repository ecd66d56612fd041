import { memo, type ReactNode } from 'react'
import type { Instrument, InstrumentId } from '#domain/instrument.ts'
import type { Quote } from '#domain/quote.ts'
import { changeSince, type Direction, toLira } from '#domain/rate.ts'
import { askAtTheCounter, liveBoard, noBuy, noRate, perHundred } from '../../copy/rates.ts'
import { type RowState, useRow } from '../../live/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { chartLine } from '../../ui/icons.ts'
import { Missing } from '../../ui/Missing.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Movement } from './Movement.tsx'
import { QuoteTime } from './QuoteTime.tsx'
import { RateCell } from './RateCell.tsx'
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

interface Selectable {
  instrument: Instrument
  name: string
  onSelect?: ((selected: SelectedCurrency) => void) | undefined
  chosen?: boolean
}

export const CurrencyRow = memo(function CurrencyRow({ path, ...row }: Selectable & { path: string }) {
  const { instrument, name, onSelect } = row
  return (
    <QuoteRow {...row}>
      {(hasQuote) => (
        <RowHeader instrument={instrument} name={name} path={path} charted={hasQuote && onSelect !== undefined} />
      )}
    </QuoteRow>
  )
})

interface QuoteRowProps extends Selectable {
  className?: string
  /** The sign after the figures, if the row's currency differs from the table's. */
  sign?: string | undefined
  missing?: typeof MISSING_RATE
  /** True if the price's market is closed, so that the price has no change of today. */
  marketClosed?: boolean
  /** Renders the row's header. It may depend on whether the row has a price. */
  children: (hasQuote: boolean) => ReactNode
}

const MISSING_RATE = { buy: noBuy, sell: noRate }

/** One row of the office's boards. It subscribes only to its own price, so a changed price renders one row. */
export function QuoteRow({
  instrument,
  name,
  className,
  sign,
  missing = MISSING_RATE,
  marketClosed = false,
  onSelect,
  chosen = false,
  children,
}: QuoteRowProps) {
  const row = useRow(instrument.id)
  if (row.halted || row.quote === null) {
    return (
      <tr className={classOf(styles.row, className)}>
        {children(false)}
        {/* No old figure is shown, because visitors would take it for a price. */}
        <td colSpan={2} className={styles.halted}>
          {askAtTheCounter}
        </td>
        <td className={styles.change}>
          <Missing word={missing.sell} />
        </td>
      </tr>
    )
  }
  const { quote, flash, previousClose } = row
  const { rate, change } = instrument.decimals
  const direction = marketClosed ? undefined : styles[directionOf(row)]
  return (
    <tr className={classOf(styles.row, direction, className, onSelect && styles.pickable, chosen && styles.chosen)}>
      {children(true)}
      <RateCell rate={quote.buy} side="buy" missing={missing.buy} flash={flash.buy} decimals={rate} sign={sign} />
      <RateCell rate={quote.sell} side="sell" missing={missing.sell} flash={flash.sell} decimals={rate} sign={sign}>
        <div className={styles.time}>
          <QuoteTime about={instrument.id} quotedAt={quote.quotedAt} marketClosed={marketClosed} />
        </div>
      </RateCell>
      <td className={styles.change}>
        <Movement sell={quote.sell} previousClose={marketClosed ? null : previousClose} decimals={change} />
        {onSelect === undefined ? null : (
          <button
            type="button"
            className={styles.pick}
            aria-pressed={chosen}
            onClick={() => onSelect(selectedCurrency(quote, name))}
          >
            <VisuallyHidden>{`${name} ${liveBoard.pick}`}</VisuallyHidden>
          </button>
        )}
      </td>
    </tr>
  )
}

/** Returns the direction of the daily change, which sets the row's colour and arrow. */
function directionOf({ quote, previousClose }: RowState): Direction {
  return quote === null || previousClose === null ? 'unchanged' : changeSince(previousClose, quote.sell).direction
}

function selectedCurrency({ code, buy, sell }: Quote, name: string): SelectedCurrency {
  return { currency: code, currency_name: name, buy_rate: buy === null ? 0 : toLira(buy), sell_rate: toLira(sell) }
}

function classOf(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

interface RowHeaderProps {
  instrument: Instrument
  name: string
  /** The target of the name's link. Null means that the name is not a link. */
  path: string | null
  /** True if the row opens a chart. The button is in another cell, because screen readers repeat the header. */
  charted?: boolean
}

export function RowHeader({ instrument: { id, unit }, name, path, charted = false }: RowHeaderProps) {
  return (
    <th scope="row" className={styles.header}>
      <span className={styles.code}>
        <span translate="no">{id}</span>
        {unit === 100 ? <em>{perHundred}</em> : null}
        {charted ? <Icon of={chartLine} className={`${styles.chartSign} screen-only`} /> : null}
      </span>
      <span className={styles.name}>
        {path === null ? (
          name
        ) : (
          <a href={path} className={styles.link}>
            {name}
          </a>
        )}
      </span>
    </th>
  )
}
