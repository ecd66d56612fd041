import type { SumQuery } from '#contract/sum-query.ts'
import { SIDE_OF } from '#domain/deal.ts'
import { goldForLira } from '#domain/gold/gold-for-lira.ts'
import { isMetal, type MetalCode } from '#domain/instrument.ts'
import { codesOf, oldestOf } from '#domain/quote.ts'
import { goldExchange as copy, quantityText } from '../../copy/gold-exchange.ts'
import { goldName } from '../../copy/gold.ts'
import { formatDigits } from '../../format/format.ts'
import { formatAmount, formatMoney, lira } from '../../format/money-text.ts'
import { useRows } from '../../live/index.ts'
import { Facts } from '../../ui/Facts.tsx'
import { PricesUsed } from '../gold/index.ts'
import { SlipSheet } from './SlipSheet.tsx'
import slip from '../../ui/Slip.module.css'

interface GoldForLiraProps {
  query: SumQuery<MetalCode>
  traded: readonly MetalCode[]
}

/** Shows for each product how many pieces an amount of lira buys, or how many must be sold for it. */
export function GoldForLira({ query: { deal, lira: asked }, traded }: GoldForLiraProps) {
  const rows = useRows(traded)
  if (asked?.kind !== 'figure') return null
  const priced = rows.flatMap(({ code, quote, halted }) => {
    const rate = halted ? null : (quote?.[SIDE_OF[deal]] ?? null)
    if (quote === null || rate === null || !isMetal(code)) return []
    return [{ code, quotedAt: quote.quotedAt, found: goldForLira(deal, code, asked.amount, rate) }]
  })
  const oldest = oldestOf(priced)
  return (
    <SlipSheet title={copy.needed[deal](lira(formatAmount(asked.amount)))}>
      <p className={`${slip.answer} ${slip.label}`}>{copy.neededNote[deal]}</p>
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
    </SlipSheet>
  )
}
