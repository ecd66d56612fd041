import { useId } from 'react'
import type { GoldQuery, GoldFieldName as Field, GoldFigure } from '#contract/gold-query.ts'
import type { Amount } from '#domain/amount.ts'
import { type JewelleryWorth, worthOf } from '#domain/gold/jewellery.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { goldJewellery as copy } from '../../copy/gold-sums.ts'
import { DASH, formatRate } from '../../format/format.ts'
import { formatMoney, lira } from '../../format/money-text.ts'
import { useRow } from '../../live/index.ts'
import { Facts } from '../../ui/Facts.tsx'
import { GOLD_PLACES, GoldField, GoldSubmit } from './GoldForm.tsx'
import { GoldTag } from './GoldIcon.tsx'
import { fineText, PricesUsed } from './GoldPrices.tsx'

const { decimals } = INSTRUMENTS.ALTIN

interface JewellerySheetProps {
  traded: readonly MetalCode[]
  first: GoldQuery
  query: GoldQuery
}

/** What the gold in a piece of jewellery is worth, and what its workmanship costs. */
export function JewellerySheet({ traded, first, query }: JewellerySheetProps) {
  const titleId = useId()
  const { quote, halted } = useRow('ALTIN')
  const tradesWorked = traded.includes('AYAR22') || traded.includes('AYAR14')
  const field = (name: Field, unit: string) => (
    <GoldField field={name} first={first[name]} query={query[name]} unit={unit} />
  )
  const [grams, fineness] = [amountIn(query.grams), amountIn(query.fineness)]
  const isWrong = query.grams.kind === 'mistake' || query.fineness.kind === 'mistake'
  const has = halted ? null : quote
  const worth =
    grams === null || fineness === null || has === null
      ? null
      : worthOf({ grams, fineness, workmanship: amountIn(query.workmanship) }, has, decimals.rate)
  return (
    <section id={GOLD_PLACES.jewellery} className="gold-sheet" aria-labelledby={titleId}>
      <h3>
        <span id={titleId}>{copy.title}</span>
        {tradesWorked ? null : <GoldTag />}
      </h3>
      <div className="gold-form gold-three">
        {field('grams', 'g')}
        {field('fineness', '‰')}
        {field('workmanship', '‰')}
        <GoldSubmit place="jewellery" />
      </div>
      {has === null ? (
        <p className="gold-nothing">{copy.unpriced}</p>
      ) : (
        <>
          {worth === null ? (
            <p className="gold-nothing">{isWrong ? copy.wrong : copy.needed}</p>
          ) : (
            <JewelleryFacts
              worth={worth}
              isWorkUnknown={query.workmanship.kind === 'mistake'}
              sides={copy.sides(
                has.buy === null ? copy.noSide : lira(formatRate(has.buy, decimals.rate)),
                lira(formatRate(has.sell, decimals.rate)),
              )}
            />
          )}
          <PricesUsed
            quotedAt={has.quotedAt}
            before={copy.before}
            after={tradesWorked ? copy.afterTrade : copy.after}
          />
        </>
      )}
    </section>
  )
}

function amountIn(figure: GoldFigure): Amount | null {
  return figure.kind === 'figure' ? figure.amount : null
}

interface JewelleryFactsProps {
  worth: JewelleryWorth
  sides: string
  isWorkUnknown: boolean
}

function JewelleryFacts({ worth, sides, isWorkUnknown }: JewelleryFactsProps) {
  const { fine, buy, sell, workmanship } = worth
  return (
    <Facts>
      <div>
        <dt>{copy.fine}</dt>
        <dd translate="no">{fineText(fine)}</dd>
      </div>
      <div>
        <dt>
          <span>{copy.worth}</span>
          <small>{sides}</small>
        </dt>
        <dd>
          <span translate="no">{buy === null ? copy.noSide : lira(formatMoney(buy))}</span>
          <small translate="no">{lira(formatMoney(sell))}</small>
        </dd>
      </div>
      <div>
        <dt>
          <span>{copy.paidFor}</span>
          <small>{copy.notPaid}</small>
        </dt>
        <dd translate="no">{isWorkUnknown ? DASH : lira(formatMoney(workmanship))}</dd>
      </div>
    </Facts>
  )
}
