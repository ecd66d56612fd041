import { useId, useMemo } from 'react'
import type { GoldFigure } from '#contract/gold-query.ts'
import { type CoinMix, mixFor } from '#domain/gold/coin-mix.ts'
import { isMetal, type MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { oldestOf } from '#domain/quote.ts'
import { goldBudget as copy, pieces } from '../../copy/gold-sums.ts'
import { goldPage } from '../../copy/gold.ts'
import { DASH, formatRate } from '../../format/format.ts'
import { formatAmount, lira } from '../../format/money-text.ts'
import { GOLD_PLACES, GoldField, GoldSubmit } from './GoldForm.tsx'
import { GoldIcon } from './GoldIcon.tsx'
import { fineText, PricesUsed, useGoldPrices } from './GoldPrices.tsx'

/** Whole coins and bars. Has is no product, and worked gold is sold by weight. */
function isPiece(code: MetalCode): boolean {
  const { group } = INSTRUMENTS[code]
  return code !== 'ALTIN' && (group === 'gram' || group === 'ziynet' || group === 'ata')
}

const MIXES = [
  { key: 'most', takes: isPiece },
  { key: 'bars', takes: (code: MetalCode) => INSTRUMENTS[code].group === 'gram' },
  // Coins of this year's minting.
  { key: 'fresh', takes: (code: MetalCode) => code.endsWith('_YENI') },
] as const

interface BudgetSheetProps {
  traded: readonly MetalCode[]
  /** What its field begins with, and what stands there now. */
  first: GoldFigure
  query: GoldFigure
}

/** What a budget buys: up to three mixes of whole pieces. Nothing where the office trades none. */
export function BudgetSheet({ traded, first, query }: BudgetSheetProps) {
  const titleId = useId()
  const codes = useMemo(() => traded.filter(isPiece), [traded])
  const prices = useGoldPrices(codes)
  const budget = query.kind === 'figure' ? query.amount : null
  const oldest = oldestOf(prices)
  const choices = MIXES.map(({ key, takes }) => ({ key, among: codes.filter(takes) }))
    .filter(({ among }) => among.length > 0)
    .map(({ key, among }) => ({ key, offered: prices.filter(({ id }) => among.some((code) => code === id)) }))
  if (choices.length === 0) return null
  return (
    <section id={GOLD_PLACES.budget} className="gold-sheet" aria-labelledby={titleId}>
      <h3 id={titleId}>{copy.title}</h3>
      <div className="gold-form">
        <GoldField field="budget" first={first} query={query} unit={goldPage.signs.TRY} hint={copy.needed} />
        <GoldSubmit place="budget" />
      </div>
      <ul className="gold-mixes">
        {choices.map(({ key, offered }) => (
          <MixRow
            key={key}
            name={copy.mixes[key]}
            mix={budget !== null && offered.length > 0 ? mixFor(budget, offered) : null}
            absent={budget === null ? null : offered.length === 0 ? copy.unpriced : copy.nothing}
          />
        ))}
      </ul>
      {oldest === null ? null : (
        <PricesUsed about={codes.join()} quotedAt={oldest} before={copy.before} after={copy.after} />
      )}
    </section>
  )
}

interface MixRowProps {
  name: string
  mix: CoinMix | null
  absent: string | null
}

/** More would fill the sheet; the words above say how many there are. */
const MOST_SHOWN = 12

function MixRow({ name, mix, absent }: MixRowProps) {
  if (mix === null)
    return (
      <li>
        <span>
          <b>{name}</b>
          <span className="gold-pieces">{absent ?? DASH}</span>
        </span>
      </li>
    )
  const coins = mix.coins.flatMap(({ id, count }) => (isMetal(id) ? [{ code: id, count }] : []))
  const icons = coins.flatMap(({ code, count }) =>
    Array.from({ length: Math.min(count, MOST_SHOWN) }, (_, index) => ({ code, key: `${code} ${index}` })),
  )
  return (
    <li>
      <span>
        <b>{name}</b>
        <span className="gold-pieces">{coins.map(({ code, count }) => pieces(code, count)).join(' + ')}</span>
      </span>
      <span className="gold-cost">
        <b translate="no">{lira(formatAmount(mix.cost))}</b>
        <small>
          <span>{copy.rest}</span> <span translate="no">{lira(formatAmount(mix.rest))}</span>
        </small>
      </span>
      <span className="gold-stack" aria-hidden="true">
        {icons.slice(0, MOST_SHOWN).map(({ code, key }) => (
          <GoldIcon key={key} code={code} />
        ))}
      </span>
      <small>{copy.worth(fineText(mix.fine), lira(formatRate(mix.perGram, 0)))}</small>
    </li>
  )
}
