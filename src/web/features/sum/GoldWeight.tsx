import type { SumQuery } from '#contract/sum-query.ts'
import { worthOf } from '#domain/gold/fine-weight.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { goldWeight as copy } from '../../copy/gold-exchange.ts'
import { formatRate } from '../../format/format.ts'
import { formatMoney, lira } from '../../format/money-text.ts'
import { useRow } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { Facts } from '../../ui/Facts.tsx'
import { fineText, GoldTag, PricesUsed } from '../gold/index.ts'
import { SlipSheet } from './SlipSheet.tsx'
import slip from '../../ui/Slip.module.css'

const { decimals } = INSTRUMENTS.ALTIN

/** Shows the value of the pure gold in a weight of a given fineness. */
export function GoldWeight({ query: { grams, fineness } }: { query: Pick<SumQuery, 'grams' | 'fineness'> }) {
  const traded = usePageState().office.gold?.traded ?? []
  const { quote, halted } = useRow('ALTIN')
  if (grams === null) return null
  const tradesWorked = traded.includes('AYAR22') || traded.includes('AYAR14')
  const has = halted ? null : quote
  const isWrong = grams.kind === 'mistake' || fineness?.kind === 'mistake'
  const weight =
    grams.kind === 'figure' && fineness?.kind === 'figure' ? { grams: grams.amount, fineness: fineness.amount } : null
  const worth = weight === null || has === null ? null : worthOf(weight, has, decimals.rate)
  return (
    <SlipSheet title={copy.title} tag={tradesWorked ? null : <GoldTag />}>
      {has === null ? (
        <p className={`${slip.answer} ${slip.label}`}>{copy.unpriced}</p>
      ) : worth === null ? (
        <p className={`${slip.answer} ${slip.label}`}>{isWrong ? copy.wrong : copy.needed}</p>
      ) : (
        <Facts>
          <div>
            <dt>{copy.fine}</dt>
            <dd translate="no">{fineText(worth.fine)}</dd>
          </div>
          <div>
            <dt>
              <span>{copy.worth}</span>
              <small>
                {copy.sides(
                  has.buy === null ? copy.noSide : lira(formatRate(has.buy, decimals.rate)),
                  lira(formatRate(has.sell, decimals.rate)),
                )}
              </small>
            </dt>
            <dd>
              <span translate="no">{worth.buy === null ? copy.noSide : lira(formatMoney(worth.buy))}</span>
              <small translate="no">{lira(formatMoney(worth.sell))}</small>
            </dd>
          </div>
        </Facts>
      )}
      {has === null ? null : (
        <PricesUsed
          about={has.code}
          quotedAt={has.quotedAt}
          before={copy.before}
          after={tradesWorked ? copy.afterTrade : copy.after}
        />
      )}
    </SlipSheet>
  )
}
