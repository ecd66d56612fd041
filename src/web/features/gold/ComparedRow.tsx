import type { ComparedGold } from '#domain/gold/compared-gold.ts'
import { isMetal } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { goldCompared as copy } from '../../copy/gold-sums.ts'
import { goldName, noPrice } from '../../copy/gold.ts'
import { formatPercent, formatRate } from '../../format/format.ts'
import { lira } from '../../format/money-text.ts'
import { Missing } from '../rates/RateCell.tsx'
import { fineText } from './fine-text.ts'

interface ComparedRowProps {
  row: ComparedGold
  cheapest: boolean
  /** The premium whose bar is full. */
  highest: number
}

export function ComparedRow({ row: { id, fine, perGram, premium, sellBack }, cheapest, highest }: ComparedRowProps) {
  const over =
    premium.sell === null ? (
      <Missing word={copy.noPremium} />
    ) : (
      <span translate="no">{formatPercent(premium.sell)}</span>
    )
  return (
    <tr className={cheapest ? 'gold-cheapest' : undefined}>
      <th scope="row">
        <span>{isMetal(id) ? goldName(id) : id}</span>
        {cheapest ? <small>{copy.cheapest}</small> : null}
      </th>
      <td className="gold-gram">
        <span translate="no">{lira(formatRate(perGram, 0))}</span>
        <small className="gold-under">
          <span>{copy.premium}</span> {over}
        </small>
      </td>
      <td className="gold-beside">
        <span className="gold-bar">
          {over}
          {premium.buy === null ? null : (
            <small>
              <span>{copy.bought}</span> <span translate="no">{formatPercent(premium.buy)}</span>
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
