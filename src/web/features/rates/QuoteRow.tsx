import type { ReactNode } from 'react'
import { changeSince, type Direction } from '#domain/change.ts'
import type { Instrument } from '#domain/instrument.ts'
import { askAtTheDesk, noBuy, noRate } from '../../copy/rates.ts'
import { type RowState, useRow } from '../../live/index.ts'
import { FreshnessMark } from './FreshnessMark.tsx'
import { Movement } from './Movement.tsx'
import { Missing, RateCell } from './RateCell.tsx'
import styles from './RateRow.module.css'

interface QuoteRowProps {
  instrument: Instrument
  header: ReactNode
  /** Where the row has no price; the same unless told. */
  haltedHeader?: ReactNode
  /** Of a row with a price. */
  button?: ReactNode
  className?: string
  /** While there is a price. */
  pricedClassName?: string
  /** Stands after the figures of another money than the table's. */
  sign?: string | undefined
  /** What those who listen hear where a figure is missing; of a rate unless told. */
  missing?: typeof RATE
  /** The price's market stands still: nothing of it is of today. */
  rests?: boolean
}

const RATE = { buy: noBuy, sell: noRate }

/** One row of a board of the office's own. It follows its row alone, so a changed price renders one row. */
export function QuoteRow({
  instrument,
  header,
  haltedHeader = header,
  button,
  className,
  pricedClassName,
  sign,
  missing = RATE,
  rests = false,
}: QuoteRowProps) {
  const row = useRow(instrument.id)
  if (row.halted || row.quote === null) {
    return (
      <HaltedRow className={className} missing={missing.sell}>
        {haltedHeader}
      </HaltedRow>
    )
  }
  const { quote, flash, previousClose } = row
  const { rate, change } = instrument.decimals
  return (
    <tr className={classOf(styles.row, rests ? undefined : styles[directionOfRow(row)], className, pricedClassName)}>
      {header}
      <RateCell rate={quote.buy} side="buy" missing={missing.buy} flash={flash.buy} decimals={rate} sign={sign} />
      <RateCell rate={quote.sell} side="sell" missing={missing.sell} flash={flash.sell} decimals={rate} sign={sign}>
        <div className={styles.time}>
          <FreshnessMark quotedAt={quote.quotedAt} rests={rests} />
        </div>
      </RateCell>
      <td className={styles.change}>
        <Movement sell={quote.sell} previousClose={rests ? null : previousClose} decimals={change} />
        {button}
      </td>
    </tr>
  )
}

interface HaltedRowProps {
  className: string | undefined
  missing: string
  children: ReactNode
}

/** The office doesn't quote it now: no old figure stays to be taken for a price. */
function HaltedRow({ className, missing, children }: HaltedRowProps) {
  return (
    <tr className={classOf(styles.row, className)}>
      {children}
      <td colSpan={2} className={styles.halted}>
        {askAtTheDesk}
      </td>
      <td className={styles.change}>
        <Missing word={missing} />
      </td>
    </tr>
  )
}

/** The row's colour follows the daily change, as its arrow does. */
function directionOfRow({ quote, previousClose }: RowState): Direction {
  return quote === null || previousClose === null ? 'unchanged' : changeSince(previousClose, quote.sell).direction
}

function classOf(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
