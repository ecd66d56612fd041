import { useId, useMemo } from 'react'
import type { GoldFigure } from '#contract/gold-question.ts'
import { mixFor } from '#domain/gold/coin-mix.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { goldBudget as copy, goldSubmit } from '../../copy/gold-sums.ts'
import { goldPage } from '../../copy/gold.ts'
import { Button } from '../../ui/Button.tsx'
import { isFresh } from './gold-board-order.ts'
import { GOLD_PLACES, goldAddress } from './gold-places.ts'
import { GoldField } from './GoldField.tsx'
import { MixLine } from './MixLine.tsx'
import { oldestOf, PricesUsed } from './PricesUsed.tsx'
import { useGoldPrices } from './use-gold-prices.ts'

/** Whole coins and bars: neither has, which is no product, nor gold by weight. */
function isPiece(code: MetalCode): boolean {
  const { group } = INSTRUMENTS[code]
  return code === 'KULCEALTIN' || group === 'ziynet' || group === 'ata'
}

const MIXES = [
  { key: 'most', takes: isPiece },
  { key: 'bars', takes: (code: MetalCode) => code === 'KULCEALTIN' },
  { key: 'fresh', takes: isFresh },
] as const

interface BudgetSheetProps {
  traded: readonly MetalCode[]
  /** What its field begins with, and what stands there now. */
  first: GoldFigure
  asked: GoldFigure
}

/** What a budget buys: up to three honest mixes of whole pieces. Nothing where the office trades none. */
export function BudgetSheet({ traded, first, asked }: BudgetSheetProps) {
  const titleId = useId()
  const codes = useMemo(() => traded.filter(isPiece), [traded])
  const prices = useGoldPrices(codes)
  const budget = asked.kind === 'figure' ? asked.amount : null
  const oldest = oldestOf(prices)
  const choices = MIXES.map(({ key, takes }) => ({ key, among: codes.filter(takes) }))
    .filter(({ among }) => among.length > 0)
    .map(({ key, among }) => ({ key, offered: prices.filter(({ id }) => among.some((code) => code === id)) }))
  if (choices.length === 0) return null
  return (
    <section id={GOLD_PLACES.budget} className="gold-sheet" aria-labelledby={titleId}>
      <h3 id={titleId}>{copy.title}</h3>
      <div className="gold-form">
        <GoldField field="budget" first={first} asked={asked} unit={goldPage.signs.TRY} hint={copy.needed} />
        <Button type="submit" formAction={goldAddress('', 'budget')} className="gold-submit">
          {goldSubmit}
        </Button>
      </div>
      <ul className="gold-mixes">
        {choices.map(({ key, offered }) => (
          <MixLine
            key={key}
            name={copy.mixes[key]}
            mix={budget !== null && offered.length > 0 ? mixFor(budget, offered) : null}
            absent={budget === null ? null : offered.length === 0 ? copy.unpriced : copy.nothing}
          />
        ))}
      </ul>
      {oldest === null ? null : <PricesUsed quotedAt={oldest} before={copy.before} after={copy.after} />}
    </section>
  )
}
