import { useCallback } from 'react'
import { goldSearchOf, type GoldSumQuery, isMistakenSum } from '#contract/gold-sum-query.ts'
import { PAGES } from '#contract/paths.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { goldExchange as copy } from '../../copy/gold-exchange.ts'
import { useAddress } from '../../navigation/index.ts'
import { GOLD_SUM_ID, useGoldForm } from './gold-form.ts'
import { GoldForLira } from './GoldForLira.tsx'
import { GoldRowFields } from './GoldRowFields.tsx'
import { GoldSlip } from './GoldSlip.tsx'
import { GoldWeight } from './GoldWeight.tsx'
import sheet from '../../ui/Sheet.module.css'

interface GoldExchangeProps {
  first: GoldSumQuery
  /** What has a price in lira of all that the office trades. */
  offered: readonly MetalCode[]
}

/**
 * Gold in lira, lira in gold, and the gold in a weight. A plain GET form: without scripts, the server answers with the
 * page of the question.
 */
export function GoldExchange({ first, offered }: GoldExchangeProps) {
  const { query, rows, ref, onInput } = useGoldForm(first)
  const sum = sumOf(query, first)
  useAddress(
    query,
    first,
    useCallback((asked: GoldSumQuery) => addressOf(asked, first), [first]),
  )
  return (
    <div id={GOLD_SUM_ID} className="gold-exchange">
      <form
        ref={ref}
        className={sheet.sheet}
        method="get"
        action={PAGES.gold.path}
        aria-label={copy.form}
        onInput={onInput}
        // The sum is shown already, and the address says the same.
        onSubmit={(event) => event.preventDefault()}
      >
        <GoldRowFields first={first} query={query} rows={rows} offered={offered} />
      </form>
      <div className="gold-answers">
        <GoldSlip sum={sum} offered={offered} />
        <GoldForLira sum={sum} offered={offered} />
        <GoldWeight sum={sum} />
      </div>
    </div>
  )
}

/** What is typed is of now: only the gold that was shared has a moment. */
function sumOf(sum: GoldSumQuery, first: GoldSumQuery): GoldSumQuery {
  const isShared = sum.deal === first.deal && JSON.stringify(sum.rows) === JSON.stringify(first.rows)
  return isShared ? sum : { ...sum, moment: null }
}

function addressOf(query: GoldSumQuery, first: GoldSumQuery): string | null {
  return isMistakenSum(query) ? null : PAGES.gold.path + goldSearchOf(sumOf(query, first))
}
