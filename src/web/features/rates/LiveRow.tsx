import { memo } from 'react'
import type { Instrument } from '#domain/instrument.ts'
import { PickButton } from './PickButton.tsx'
import { QuoteRow } from './QuoteRow.tsx'
import { RowHeader } from './RowHeader.tsx'
import type { SelectedCurrency } from './selected-currency.ts'
import styles from './RateRow.module.css'

interface LiveRowProps {
  instrument: Instrument
  name: string
  /** Where the name leads to; null: nowhere. */
  path: string | null
  onSelect?: ((selected: SelectedCurrency) => void) | undefined
  chosen?: boolean
}

/** One currency of the office's own board. While it has a price, the row may open its chart. */
export const LiveRow = memo(function LiveRow({ instrument, name, path, onSelect, chosen = false }: LiveRowProps) {
  const header = { instrument, name, path }
  return (
    <QuoteRow
      instrument={instrument}
      pricedClassName={[onSelect && styles.pickable, chosen && styles.chosen].filter(Boolean).join(' ')}
      header={<RowHeader {...header} charted={onSelect !== undefined} />}
      haltedHeader={<RowHeader {...header} />}
      button={
        onSelect === undefined ? null : (
          <PickButton id={instrument.id} name={name} onSelect={onSelect} chosen={chosen} />
        )
      }
    />
  )
})
