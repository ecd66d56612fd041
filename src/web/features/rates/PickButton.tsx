import type { InstrumentId } from '#domain/instrument.ts'
import { liveBoard } from '../../copy/rates.ts'
import { useRow } from '../../live/index.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type SelectedCurrency, selectedCurrency } from './selected-currency.ts'
import styles from './PickButton.module.css'

interface PickButtonProps {
  id: InstrumentId
  name: string
  onSelect: (selected: SelectedCurrency) => void
  chosen: boolean
}

/** Opens the chart. The whole row is its target, but for the link to the currency's page. */
export function PickButton({ id, name, onSelect, chosen }: PickButtonProps) {
  const { quote } = useRow(id)
  if (quote === null) return null
  return (
    <button
      type="button"
      className={styles.pick}
      aria-pressed={chosen}
      onClick={() => onSelect(selectedCurrency(quote, name))}
    >
      <VisuallyHidden>{`${name} ${liveBoard.pick}`}</VisuallyHidden>
    </button>
  )
}
