import type { PanelPrice } from '#contract/panel/price-shapes.ts'
import { priceChips } from '../../copy/panel-price.ts'
import { Chip, type ChipKind } from '../../ui/Chip.tsx'
import { wifiOff } from '../../ui/icons.ts'
import { usePanel } from '../state/panel-context.ts'
import { stateIcon } from './PriceMark.tsx'

const CHIPS: Readonly<Record<PanelPrice['state']['kind'], ChipKind>> = {
  live: 'live',
  closed: 'off',
  delayed: 'poll',
  stale: 'err',
  held: 'poll',
  halted: 'off',
  refused: 'err',
  crossed: 'err',
  unmargined: 'err',
  unpriced: 'poll',
}

/** The chip next to the heading of a price. It never shows "Canlı" while the server is silent. */
export function PriceChip({ price: { state } }: { price: PanelPrice }) {
  const { oldSince } = usePanel()
  return oldSince === null ? (
    <Chip kind={CHIPS[state.kind]} icon={stateIcon(state.kind)}>
      {priceChips[state.kind]}
    </Chip>
  ) : (
    <Chip kind="off" icon={wifiOff}>
      {priceChips.old}
    </Chip>
  )
}
