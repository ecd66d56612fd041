import { useMemo } from 'react'
import { byPricePerGram, type ComparedProduct, compareGold } from '#domain/gold/compared-gold.ts'
import { isMetal, type MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { oldestOf } from '#domain/quote.ts'
import { goldCompared as copy } from '../../copy/gold-compared.ts'
import { goldName, noPrice } from '../../copy/gold.ts'
import { formatPercent, formatRate } from '../../format/format.ts'
import { lira } from '../../format/money-text.ts'
import { Missing } from '../../ui/Missing.tsx'
import { Table } from '../../ui/Table.tsx'
import { fineText, GoldNotes, PricesUsed, useGoldPrices } from './GoldPrices.tsx'
import sheet from '../../ui/Sheet.module.css'
import styles from './ComparedGold.module.css'

const HAS: readonly MetalCode[] = ['ALTIN']

const COLUMNS = [
  copy.product,
  copy.perGram,
  { text: copy.premium, className: `${styles.beside} ${styles.premium}` },
  { text: copy.fine, className: styles.beside },
  copy.sellBack,
]

/** Shows the price of a gram of pure gold in each traded product, and the loss of selling it back today. */
export function ComparedGold({ traded }: { traded: readonly MetalCode[] }) {
  const prices = useGoldPrices(traded)
  const [has = null] = useGoldPrices(HAS)
  const compared = useMemo(() => byPricePerGram(compareGold(prices, has)), [prices, has])
  const oldest = oldestOf(has === null ? prices : [...prices, has])
  if (oldest === null || prices.length === 0) return <p className={styles.none}>{copy.none}</p>
  const highest = Math.max(1, ...compared.map(({ premium }) => premium.sell ?? 0))
  return (
    <div>
      <div className={`${sheet.clipped} outset`}>
        <Table caption={copy.caption} columns={COLUMNS} className={styles.table}>
          <tbody>
            {compared.map((row, place) => (
              <ComparedRow key={row.id} row={row} cheapest={place === 0} highest={highest} />
            ))}
          </tbody>
        </Table>
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

interface ComparedRowProps {
  row: ComparedProduct
  cheapest: boolean
  /** The premium that fills the bar. */
  highest: number
}

function ComparedRow({ row: { id, fine, perGram, premium, sellBack }, cheapest, highest }: ComparedRowProps) {
  return (
    <tr className={cheapest ? styles.cheapest : undefined}>
      <th scope="row">
        <span>{isMetal(id) ? goldName(id) : id}</span>
        {cheapest ? <small>{copy.cheapest}</small> : null}
      </th>
      <td className={styles.gram}>
        <span translate="no">{lira(formatRate(perGram, 0))}</span>
        <small className={styles.below}>
          {premium.sell !== null && premium.sell < 0 ? null : <span>{copy.premium}</span>}{' '}
          <Premium basisPoints={premium.sell} />
        </small>
      </td>
      <td className={styles.beside}>
        <span className={styles.bar}>
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
      <td className={styles.beside} translate="no">
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
