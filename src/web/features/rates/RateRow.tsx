import { memo, type ReactNode } from 'react'
import type { Instrument } from '#domain/instrument.ts'
import { changeSince, isNotable } from '#domain/rate.ts'
import type { RateWords } from '../../copy/rate-words.ts'
import { type RowState, useRow } from '../../live/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { chartLine } from '../../ui/icons.ts'
import { useWords } from '../../words/index.ts'
import type { DailyChange, Selectable } from './DailyChange.tsx'
import { QuoteTime } from './QuoteTime.tsx'
import { RateCell } from './RateCell.tsx'
import styles from './RateRow.module.css'

interface RowProps extends Selectable {
  /** Renders the last cell. Undefined means that the board has no column of the daily change. */
  Change: typeof DailyChange | undefined
}

export const CurrencyRow = memo(function CurrencyRow({ path, ...row }: RowProps & { path: string | null }) {
  const { instrument, name, onSelect } = row
  return (
    <QuoteRow {...row}>
      {(hasQuote) => (
        <RowHeader instrument={instrument} name={name} path={path} charted={hasQuote && onSelect !== undefined} />
      )}
    </QuoteRow>
  )
})

interface QuoteRowProps extends RowProps {
  className?: string
  /** The sign after the figures, if the row's currency differs from the table's. */
  sign?: string | undefined
  /** Read by screen readers instead of a missing figure. */
  missing?: Pick<RateWords['missing'], 'buy' | 'sell'>
  /** True if the price's market is closed, so that the price has no change of today. */
  marketClosed?: boolean
  /** Renders the row's header. It may depend on whether the row has a price. */
  children: (hasQuote: boolean) => ReactNode
}

/** One row of the office's boards. It subscribes only to its own price, so a changed price renders one row. */
export function QuoteRow({
  instrument,
  name,
  className,
  sign,
  missing,
  marketClosed = false,
  onSelect,
  chosen = false,
  Change,
  children,
}: QuoteRowProps) {
  const words = useWords('rates')
  const { buy, sell } = missing ?? words.missing
  const row = useRow(instrument.id)
  const change =
    Change === undefined ? null : (
      <Change {...{ row, instrument, name, marketClosed, missing: sell, onSelect, chosen }} />
    )
  if (row.halted || row.quote === null) {
    return (
      <tr className={classOf(styles.row, className)}>
        {children(false)}
        {/* No old figure is shown, because visitors would take it for a price. */}
        <td colSpan={2} className={styles.halted}>
          {words.ask}
        </td>
        {change}
      </tr>
    )
  }
  const { quote, flash } = row
  const { rate } = instrument.decimals
  const look = marketClosed || change === null ? undefined : lookOf(row)
  return (
    <tr className={classOf(styles.row, look, className, onSelect && styles.pickable, chosen && styles.chosen)}>
      {children(true)}
      <RateCell
        {...{ rate: quote.buy, side: 'buy', missing: buy, flash: flash.buy, decimals: rate, sign }}
        isMain={words.main === 'buy'}
      />
      <RateCell
        {...{ rate: quote.sell, side: 'sell', missing: sell, flash: flash.sell, decimals: rate, sign }}
        isMain={words.main === 'sell'}
      >
        <div className={styles.time}>
          <QuoteTime about={instrument.id} quotedAt={quote.quotedAt} marketClosed={marketClosed} />
        </div>
      </RateCell>
      {change}
    </tr>
  )
}

/** Returns the classes of the daily change, which set the row's edge and emphasis. */
function lookOf({ quote, previousClose }: RowState): string | undefined {
  if (quote === null || previousClose === null) return undefined
  const change = changeSince(previousClose, quote.sell)
  if (change.direction === 'unchanged') return undefined
  return classOf(styles[change.direction], isNotable(change) && styles.notable)
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
  const { perHundred } = useWords('rates')
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
