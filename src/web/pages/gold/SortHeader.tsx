import type { GoldOrder } from '#domain/gold/compared-gold.ts'
import { Icon } from '../../ui/Icon.tsx'
import { arrowUp } from '../../ui/icons.ts'

interface SortHeaderProps {
  by: GoldOrder['by']
  order: GoldOrder
  onSort: (order: GoldOrder) => void
  children: string
}

/** The head of a column by which the table can be sorted; pressed again, it turns the order round. */
export function SortHeader({ by, order, onSort, children }: SortHeaderProps) {
  const from = order.by === by ? order.from : null
  return (
    <th scope="col" aria-sort={from === null ? undefined : SORTS[by][from]}>
      <button type="button" onClick={() => onSort({ by, from: from === 'best' ? 'worst' : 'best' })}>
        <span>{children}</span>
        {from === null ? null : <Icon of={arrowUp} className={from === 'best' ? undefined : 'gold-turned'} />}
      </button>
    </th>
  )
}

/** A gram is best where it is cheap; a loss, which is below zero, where it is near to it. */
const SORTS = {
  perGram: { best: 'ascending', worst: 'descending' },
  sellBack: { best: 'descending', worst: 'ascending' },
} as const
