import { memo } from 'react'
import { changeSince, type Direction } from '#domain/change.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Quote } from '#domain/quote.ts'
import { askAtTheDesk, currencyNames, liveBoard, noBuy, noRate } from '../copy/rates.ts'
import type { RowState } from '../live/price-store.ts'
import { useRow } from '../live/use-live.ts'
import { Icon } from '../ui/Icon.tsx'
import { chartLine } from '../ui/icons.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { CurrencyHeader } from './CurrencyHeader.tsx'
import { FreshnessMark } from './FreshnessMark.tsx'
import { Movement } from './Movement.tsx'
import { Missing, RateCell } from './RateCell.tsx'
import { type SelectedCurrency, selectedCurrency } from './selected-currency.ts'
import styles from './RateRow.module.css'

interface LiveRowProps {
  code: CurrencyCode
  onSelect?: ((selected: SelectedCurrency) => void) | undefined
  chosen?: boolean
}

/** One currency of the office's own board. It follows its row alone, so a changed price renders one row. */
export const LiveRow = memo(function LiveRow({ code, onSelect, chosen = false }: LiveRowProps) {
  const row = useRow(code)
  if (row.halted || row.quote === null) return <HaltedRow code={code} />
  const { quote, flash, previousClose } = row
  return (
    <tr className={rowClass(directionOfRow(row), onSelect !== undefined, chosen)}>
      {onSelect === undefined ? (
        <CurrencyHeader code={code} />
      ) : (
        <PickHeader quote={quote} onSelect={onSelect} chosen={chosen} />
      )}
      <RateCell rate={quote.buy} side="buy" missing={noBuy} flash={flash.buy} />
      <RateCell rate={quote.sell} side="sell" missing={noRate} flash={flash.sell}>
        <div className={styles.time}>
          <FreshnessMark quotedAt={quote.quotedAt} />
        </div>
      </RateCell>
      <td className={styles.change}>
        <Movement sell={quote.sell} previousClose={previousClose} />
      </td>
    </tr>
  )
})

/** The office doesn't quote this currency now: no old figure stays to be taken for a price. */
function HaltedRow({ code }: { code: CurrencyCode }) {
  return (
    <tr className={styles.row}>
      <CurrencyHeader code={code} />
      <td colSpan={2} className={styles.halted}>
        {askAtTheDesk}
      </td>
      <td className={styles.change}>
        <Missing word={noRate} />
      </td>
    </tr>
  )
}

interface PickHeaderProps {
  quote: Quote
  onSelect: (selected: SelectedCurrency) => void
  chosen: boolean
}

function PickHeader({ quote, onSelect, chosen }: PickHeaderProps) {
  return (
    <CurrencyHeader
      code={quote.code}
      sign={<Icon of={chartLine} className={styles.chartSign} />}
      name={
        <button
          type="button"
          className={styles.pick}
          aria-pressed={chosen}
          onClick={() => onSelect(selectedCurrency(quote))}
        >
          {currencyNames[quote.code]} <VisuallyHidden>{liveBoard.pick}</VisuallyHidden>
        </button>
      }
    />
  )
}

/** The row's colour follows the daily change, as its arrow does. */
function directionOfRow({ quote, previousClose }: RowState): Direction {
  return quote === null || previousClose === null ? 'unchanged' : changeSince(previousClose, quote.sell).direction
}

function rowClass(direction: Direction, pickable: boolean, chosen: boolean): string {
  const classes = [styles.row, styles[direction], pickable && styles.pickable, chosen && styles.chosen]
  return classes.filter(Boolean).join(' ')
}
