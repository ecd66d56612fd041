import type { Money } from '#domain/conversion.ts'
import type { Deal } from '#domain/deal.ts'
import { spreadCost as copy } from '../../copy/spread-cost.ts'
import { formatMoney, lira } from '../../format/money-text.ts'

/** Shows what a visitor would lose by reversing the whole sum immediately. */
export function SpreadFact({ deal, spread }: { deal: Deal; spread: Money }) {
  const { before, after } = copy[deal]
  return (
    <div>
      <dt>
        <span>{copy.title}</span> <small>{before}</small>
      </dt>
      <dd>
        <span translate="no">{lira(formatMoney(spread))}</span> <small>{after}</small>
      </dd>
    </div>
  )
}
