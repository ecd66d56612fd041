import { useId } from 'react'
import type { GoldSumQuery } from '#contract/gold-sum-query.ts'
import { goldForLira } from '#domain/gold/gold-for-lira.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { codesOf, oldestOf } from '#domain/quote.ts'
import { goldExchange as copy, quantityText } from '../../copy/gold-exchange.ts'
import { goldName } from '../../copy/gold.ts'
import { formatDigits } from '../../format/format.ts'
import { formatAmount, formatMoney, lira } from '../../format/money-text.ts'
import { useRows } from '../../live/index.ts'
import { Facts } from '../../ui/Facts.tsx'
import { PricesUsed } from './GoldPrices.tsx'

interface GoldForLiraProps {
  sum: GoldSumQuery
  offered: readonly MetalCode[]
}

/** So many lira in each product by itself: what they buy, or what has to be sold for them. */
export function GoldForLira({ sum: { deal, lira: asked }, offered }: GoldForLiraProps) {
  const id = useId()
  const rows = useRows(offered)
  if (asked?.kind !== 'figure') return null
  const priced = rows.flatMap(({ code, quote, halted }, index) => {
    const rate = halted ? null : (quote?.[deal === 'sell' ? 'buy' : 'sell'] ?? null)
    const product = offered[index]
    return product === undefined || product !== code || rate === null || quote === null
      ? []
      : [{ code: product, quotedAt: quote.quotedAt, found: goldForLira(deal, product, asked.amount, rate) }]
  })
  const oldest = oldestOf(priced)
  return (
    <section className="gold-sheet" aria-labelledby={id}>
      <h3 id={id}>{copy.needed[deal](lira(formatAmount(asked.amount)))}</h3>
      <p className="gold-nothing gold-form">{copy.neededNote[deal]}</p>
      {oldest === null ? (
        <p>{copy.unpriced}</p>
      ) : (
        <>
          <Facts>
            {priced.map(({ code, found }) => (
              <div key={code}>
                <dt>{goldName(code)}</dt>
                <dd>
                  {found === null ? (
                    <small>{copy.nothing}</small>
                  ) : (
                    <>
                      <span>{quantityText(code, formatDigits(found.hundredths, 2).replace(/,00$/, ''))}</span>
                      <small>
                        <span translate="no">{lira(formatMoney(found.sum))}</span>
                        <span>{` · ${copy.rest[deal]} `}</span>
                        <span translate="no">{lira(formatMoney(found.rest))}</span>
                      </small>
                    </>
                  )}
                </dd>
              </div>
            ))}
          </Facts>
          <PricesUsed about={codesOf(priced)} quotedAt={oldest} before={copy.before[deal]} />
        </>
      )}
    </section>
  )
}
