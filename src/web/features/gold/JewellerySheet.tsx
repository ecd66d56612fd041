import { type ReactNode, useId } from 'react'
import {
  GOLD_FIELDS,
  type GoldFieldName as Field,
  type GoldFigure,
  type GoldQuery,
  goldSearchOf,
  WORK_IN_LIRA,
} from '#contract/gold-query.ts'
import type { Amount } from '#domain/amount.ts'
import { liraFor, unitPriceOf } from '#domain/conversion.ts'
import { type JewelleryWorth, karatOf, KARATS, worthOf } from '#domain/gold/jewellery.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { goldJewellery as copy } from '../../copy/gold-sums.ts'
import { DASH, formatRate } from '../../format/format.ts'
import { figureOf, formatMoney, lira } from '../../format/money-text.ts'
import { useRow } from '../../live/index.ts'
import { isPlain } from '../../navigation/index.ts'
import { Facts } from '../../ui/Facts.tsx'
import { GOLD_PLACES, goldAddress, GoldField, GoldSubmit } from './GoldForm.tsx'
import { GoldTag } from './GoldIcon.tsx'
import { fineText, PricesUsed } from './GoldPrices.tsx'

const { decimals } = INSTRUMENTS.ALTIN

interface JewellerySheetProps {
  traded: readonly MetalCode[]
  first: GoldQuery
  query: GoldQuery
  onKarat: (milyem: Amount) => void
}

/** What the gold in a piece of jewellery is worth, and what its workmanship costs. */
export function JewellerySheet({ traded, first, query, onKarat }: JewellerySheetProps) {
  const titleId = useId()
  const { quote, halted } = useRow('ALTIN')
  const tradesWorked = traded.includes('AYAR22') || traded.includes('AYAR14')
  const field = (name: Field, unit: string) => (
    <GoldField field={name} first={first[name]} query={query[name]} unit={unit} />
  )
  const [grams, fineness] = [amountIn(query.grams), amountIn(query.fineness)]
  const work = amountIn(query.workmanship)
  const isWrong = query.grams.kind === 'mistake' || query.fineness.kind === 'mistake'
  const has = halted ? null : quote
  const worth =
    grams === null || fineness === null || has === null
      ? null
      : worthOf(
          { grams, fineness, workmanship: work === null ? null : { in: query.workIn, amount: work } },
          has,
          decimals.rate,
        )
  return (
    <section id={GOLD_PLACES.jewellery} className="gold-sheet" aria-labelledby={titleId}>
      <h3>
        <span id={titleId}>{copy.title}</span>
        {tradesWorked ? null : <GoldTag />}
      </h3>
      <div className="gold-form gold-three">
        <p className="gold-karats">
          {KARATS.map(({ karat, milyem }) => (
            <a
              key={karat}
              href={goldAddress(goldSearchOf({ ...query, fineness: { kind: 'figure', amount: milyem } }), 'jewellery')}
              aria-current={fineness === milyem ? 'true' : undefined}
              onClick={(click) => {
                if (!isPlain(click)) return
                click.preventDefault()
                onKarat(milyem)
              }}
            >
              {copy.karat(karat)}
            </a>
          ))}
        </p>
        {field('grams', 'g')}
        {field('fineness', '‰')}
        <div className="gold-work">
          <GoldField field="workmanship" first={first.workmanship} query={query.workmanship} unit="‰">
            <select
              name={GOLD_FIELDS.workIn}
              aria-label={copy.workIn}
              defaultValue={first.workIn === 'lira' ? WORK_IN_LIRA : ''}
            >
              <option value="">‰</option>
              <option value={WORK_IN_LIRA}>{copy.perGram}</option>
            </select>
          </GoldField>
        </div>
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
              paid={<PaidFor grams={grams} fineness={fineness} traded={traded} />}
              isWorkUnknown={query.workmanship.kind === 'mistake'}
              sides={copy.sides(
                has.buy === null ? copy.noSide : lira(formatRate(has.buy, decimals.rate)),
                lira(formatRate(has.sell, decimals.rate)),
              )}
            />
          )}
          <PricesUsed
            about={has.code}
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
  paid: ReactNode
}

function JewelleryFacts({ worth, sides, isWorkUnknown, paid }: JewelleryFactsProps) {
  const { fine, buy, sell, workmanship, total } = worth
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
      <div>
        <dt>
          <span>{copy.total}</span>
          <small>{copy.totalNote}</small>
        </dt>
        <dd translate="no">{isWorkUnknown ? DASH : lira(formatMoney(total))}</dd>
      </div>
      {paid}
    </Facts>
  )
}

/** What the office itself pays, by its own price of that karat: only where it buys worked gold of it. */
function PaidFor({
  grams,
  fineness,
  traded,
}: {
  grams: Amount | null
  fineness: Amount | null
  traded: readonly MetalCode[]
}) {
  const karat = fineness === null ? null : karatOf(fineness)
  const code = karat === 14 ? 'AYAR14' : 'AYAR22'
  const { quote, halted } = useRow(code)
  const buy = halted ? null : (quote?.buy ?? null)
  if (grams === null || karat === null || karat === 18 || buy === null || !traded.includes(code)) return null
  const price = unitPriceOf(INSTRUMENTS[code], buy)
  return (
    <div>
      <dt>
        <span>{copy.paid(karat)}</span>
        <small translate="no">{copy.paidBy(figureOf(price))}</small>
      </dt>
      <dd translate="no">{lira(formatMoney(liraFor(grams, price)))}</dd>
    </div>
  )
}
