import { useMemo } from 'react'
import { type GoldQuery, goldSearchOf } from '#contract/gold-query.ts'
import {
  cheapestGold,
  type ComparedProduct,
  compareGold,
  type GoldOrder,
  sortGold,
} from '#domain/gold/compared-gold.ts'
import { isMetal, type MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { oldestOf } from '#domain/quote.ts'
import { goldCompared as copy } from '../../copy/gold-sums.ts'
import { goldName, noPrice } from '../../copy/gold.ts'
import { formatPercent, formatRate } from '../../format/format.ts'
import { lira } from '../../format/money-text.ts'
import { isPlain } from '../../navigation/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { arrowUp } from '../../ui/icons.ts'
import { Missing } from '../rates/index.ts'
import { GOLD_PLACES, goldAddress } from './GoldForm.tsx'
import { fineText, GoldNotes, PricesUsed, useGoldPrices } from './GoldPrices.tsx'

interface ComparedGoldProps {
  traded: readonly MetalCode[]
  query: GoldQuery
  onSort: (order: GoldOrder) => void
}

const HAS: readonly MetalCode[] = ['ALTIN']

/** What a gram of pure gold costs in each product that the office trades, and what selling back today would cost. */
export function ComparedGold({ traded, query, onSort }: ComparedGoldProps) {
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
              <SortHeader by="perGram" query={query} onSort={onSort}>
                {copy.perGram}
              </SortHeader>
              <th scope="col" className="gold-beside gold-over">
                {copy.premium}
              </th>
              <th scope="col" className="gold-beside">
                {copy.fine}
              </th>
              <SortHeader by="sellBack" query={query} onSort={onSort}>
                {copy.sellBack}
              </SortHeader>
            </tr>
          </thead>
          <tbody>
            {sortGold(compared, query.order).map((row) => (
              <ComparedRow key={row.id} row={row} cheapest={row === cheapest} highest={highest} />
            ))}
          </tbody>
        </table>
      </div>
      <PricesUsed
        about={traded.join()}
        quotedAt={oldest}
        before={has === null ? copy.noHas : copy.has(lira(formatRate(has.sell, INSTRUMENTS.ALTIN.decimals.rate)))}
      />
      <GoldNotes>{copy.notes}</GoldNotes>
    </div>
  )
}

interface SortHeaderProps extends Pick<ComparedGoldProps, 'query' | 'onSort'> {
  by: GoldOrder['by']
  children: string
}

/** Sorts by its column, a second time in reverse. A link: without scripts, the server sorts. */
function SortHeader({ by, query, onSort, children }: SortHeaderProps) {
  const from = query.order.by === by ? query.order.from : null
  const next: GoldOrder = { by, from: from === 'best' ? 'worst' : 'best' }
  return (
    <th scope="col" aria-sort={from === null ? undefined : SORTS[by][from]}>
      <a
        href={goldAddress(goldSearchOf({ ...query, order: next }), 'compared')}
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

/** The best gram is the cheapest; the best loss, a negative figure, is the one nearest to zero. */
const SORTS = {
  perGram: { best: 'ascending', worst: 'descending' },
  sellBack: { best: 'descending', worst: 'ascending' },
} as const

interface ComparedRowProps {
  row: ComparedProduct
  cheapest: boolean
  /** The premium whose bar is full. */
  highest: number
}

function ComparedRow({ row: { id, fine, perGram, premium, sellBack }, cheapest, highest }: ComparedRowProps) {
  return (
    <tr className={cheapest ? 'gold-cheapest' : undefined}>
      <th scope="row">
        <span>{isMetal(id) ? goldName(id) : id}</span>
        {cheapest ? <small>{copy.cheapest}</small> : null}
      </th>
      <td className="gold-gram">
        <span translate="no">{lira(formatRate(perGram, 0))}</span>
        <small className="gold-under">
          {premium.sell !== null && premium.sell < 0 ? null : <span>{copy.premium}</span>}{' '}
          <Premium basisPoints={premium.sell} />
        </small>
      </td>
      <td className="gold-beside">
        <span className="gold-bar">
          <Premium basisPoints={premium.sell} />
          {premium.buy === null ? null : (
            <small>
              <span>{copy.bought}</span> <Premium basisPoints={premium.buy} />
            </small>
          )}
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width={Math.max(0, Math.round(((premium.sell ?? 0) * 100) / highest))} height="8" />
          </svg>
        </span>
      </td>
      <td className="gold-beside" translate="no">
        {fineText(fine)}
      </td>
      <td>
        {sellBack === null ? (
          <Missing word={noPrice.buy} />
        ) : (
          <>
            <span translate="no">{formatPercent(sellBack.basisPoints)}</span>
            <small translate="no">{lira(formatRate(sellBack.difference, INSTRUMENTS[id].decimals.rate))}</small>
          </>
        )}
      </td>
    </tr>
  )
}

function Premium({ basisPoints }: { basisPoints: number | null }) {
  if (basisPoints === null) return <Missing word={copy.noPremium} />
  const share = formatPercent(basisPoints)
  return basisPoints < 0 ? <span>{copy.under(share.slice(1))}</span> : <span translate="no">{share}</span>
}
