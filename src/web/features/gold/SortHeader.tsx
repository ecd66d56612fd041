import { goldSearchOf, type GoldAsked } from '#contract/gold-question.ts'
import type { GoldOrder } from '#domain/gold/compared-gold.ts'
import { isPlain } from '../../navigation/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { arrowUp } from '../../ui/icons.ts'
import { goldAddress } from './gold-places.ts'

interface SortHeaderProps {
  by: GoldOrder['by']
  asked: GoldAsked
  onSort: (order: GoldOrder) => void
  children: string
}

/** The head of a column by which the table can be sorted; followed again, it turns the order round. A link: without scripts, the server sorts. */
export function SortHeader({ by, asked, onSort, children }: SortHeaderProps) {
  const from = asked.order.by === by ? asked.order.from : null
  const next: GoldOrder = { by, from: from === 'best' ? 'worst' : 'best' }
  return (
    <th scope="col" aria-sort={from === null ? undefined : SORTS[by][from]}>
      <a
        href={goldAddress(goldSearchOf({ ...asked, order: next }), 'compared')}
        onClick={(click) => {
          if (!isPlain(click)) return
          click.preventDefault()
          onSort(next)
        }}
      >
        <span>{children}</span>
        {from === null ? null : <Icon of={arrowUp} className={from === 'best' ? undefined : 'gold-turned'} />}
      </a>
    </th>
  )
}

/** A gram is best where it is cheap; a loss, which is below zero, where it is near to it. */
const SORTS = {
  perGram: { best: 'ascending', worst: 'descending' },
  sellBack: { best: 'descending', worst: 'ascending' },
} as const
