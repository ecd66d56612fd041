import { useId, useMemo, useState } from 'react'
import { parseAmount } from '#domain/amount.ts'
import { mixFor } from '#domain/gold/coin-mix.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { mistakeText } from '../../copy/calculator.ts'
import { goldBudget as copy, goldPage } from '../../copy/gold.ts'
import { isFresh } from '../../gold/gold-board-order.ts'
import { useGoldPrices } from '../../gold/use-gold-prices.ts'
import { GoldField } from './GoldField.tsx'
import { MixLine } from './MixLine.tsx'
import { oldestOf, PricesUsed } from './PricesUsed.tsx'

const FIRST = '50.000'

/** Whole coins and bars: neither has, which is no product, nor gold by weight. */
function isPiece(code: MetalCode): boolean {
  const { group } = INSTRUMENTS[code]
  return code === 'KULCEALTIN' || group === 'ziynet' || group === 'ata'
}

/** What a budget buys: three honest mixes of whole pieces. */
export function BudgetSheet({ traded }: { traded: readonly MetalCode[] }) {
  const titleId = useId()
  const [text, setText] = useState(FIRST)
  const codes = useMemo(() => traded.filter(isPiece), [traded])
  const prices = useGoldPrices(codes)
  const budget = parseAmount(text)
  const oldest = oldestOf(prices)
  const choices = [
    { key: 'most', prices },
    { key: 'bars', prices: prices.filter(({ id }) => id === 'KULCEALTIN') },
    { key: 'fresh', prices: prices.filter(({ id }) => codes.some((code) => code === id && isFresh(code))) },
  ] as const
  return (
    <section className="gold-sheet" aria-labelledby={titleId}>
      <h3 id={titleId}>{copy.title}</h3>
      <form className="gold-form" onSubmit={(event) => event.preventDefault()}>
        <GoldField
          label={copy.budget}
          name="butce"
          text={FIRST}
          unit={goldPage.signs.TRY}
          mistake={budget.ok ? null : mistakeText({ kind: budget.error, typed: text })}
          onText={setText}
        />
      </form>
      <ul className="gold-mixes">
        {choices.map(({ key, prices: offered }) => (
          <MixLine
            key={key}
            name={copy.mixes[key]}
            mix={budget.ok && offered.length > 0 ? mixFor(budget.value, offered) : null}
            absent={!budget.ok ? null : offered.length === 0 ? copy.unpriced : copy.nothing}
          />
        ))}
      </ul>
      {oldest === null ? null : <PricesUsed quotedAt={oldest} before={copy.before} after={copy.after} />}
    </section>
  )
}
