import { useMemo } from 'react'
import type { GoldAsked } from '#contract/gold-question.ts'
import { cheapestGold, compareGold, type GoldOrder, sortGold } from '#domain/gold/compared-gold.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { goldCompared as copy } from '../../copy/gold-sums.ts'
import { formatRate } from '../../format/format.ts'
import { lira } from '../../format/money-text.ts'
import { ComparedRow } from './ComparedRow.tsx'
import { GOLD_PLACES } from './gold-places.ts'
import { GoldNotes } from './GoldBoards.tsx'
import { oldestOf, PricesUsed } from './PricesUsed.tsx'
import { SortHeader } from './SortHeader.tsx'
import { useGoldPrices } from './use-gold-prices.ts'

interface ComparedGoldProps {
  traded: readonly MetalCode[]
  asked: GoldAsked
  onSort: (order: GoldOrder) => void
}

const HAS: readonly MetalCode[] = ['ALTIN']

/** The same gold in every product that the office trades: what a gram of it costs, and what selling back today would. */
export function ComparedGold({ traded, asked, onSort }: ComparedGoldProps) {
  const prices = useGoldPrices(traded)
  const [has = null] = useGoldPrices(HAS)
  const compared = useMemo(() => compareGold(prices, has), [prices, has])
  const oldest = oldestOf(has === null ? prices : [...prices, has])
  if (oldest === null || prices.length === 0) return <p className="gold-nothing">{copy.none}</p>
  const cheapest = cheapestGold(compared)
  const highest = Math.max(1, ...compared.map(({ premium }) => premium.sell ?? 0))
  return (
    <div id={GOLD_PLACES.compared}>
      <div className="gold-sheet gold-wide">
        <table className="gold-compared">
          <caption>{copy.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.product}</th>
              <SortHeader by="perGram" asked={asked} onSort={onSort}>
                {copy.perGram}
              </SortHeader>
              <th scope="col" className="gold-beside gold-over">
                {copy.premium}
              </th>
              <th scope="col" className="gold-beside">
                {copy.fine}
              </th>
              <SortHeader by="sellBack" asked={asked} onSort={onSort}>
                {copy.sellBack}
              </SortHeader>
            </tr>
          </thead>
          <tbody>
            {sortGold(compared, asked.order).map((row) => (
              <ComparedRow key={row.id} row={row} cheapest={row === cheapest} highest={highest} />
            ))}
          </tbody>
        </table>
      </div>
      <PricesUsed
        quotedAt={oldest}
        before={has === null ? copy.noHas : copy.has(lira(formatRate(has.sell, INSTRUMENTS.ALTIN.decimals.rate)))}
      />
      <GoldNotes>{copy.notes}</GoldNotes>
    </div>
  )
}
