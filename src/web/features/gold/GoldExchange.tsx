import { useCallback } from 'react'
import { type GoldQuery, goldSearchOf } from '#contract/gold-query.ts'
import { BLANK_GOLD_SUM, isMistakenSum } from '#contract/gold-sum-query.ts'
import { PAGES } from '#contract/paths.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { goldExchange as copy } from '../../copy/gold-exchange.ts'
import { useAddress } from '../../navigation/index.ts'
import { GoldForLira } from './GoldForLira.tsx'
import { GOLD_PLACES, HiddenFields, useGoldForm } from './GoldForm.tsx'
import { GoldRowFields } from './GoldRowFields.tsx'
import { GoldSlip } from './GoldSlip.tsx'
import { readAddress } from './use-gold-query.ts'
import sheet from '../../ui/Sheet.module.css'

interface GoldExchangeProps {
  first: GoldQuery
  /** What has a price in lira of all that the office trades. */
  offered: readonly MetalCode[]
}

/**
 * Gold in lira, and lira in gold. A plain GET form: without scripts, the server answers with the page of the question.
 */
export function GoldExchange({ first, offered }: GoldExchangeProps) {
  const { query, rows, ref, onInput } = useGoldForm(first)
  const sum = sumOf(query, first)
  useAddress(
    query,
    first,
    useCallback((asked: GoldQuery) => addressOf(asked, first), [first]),
  )
  return (
    <div id={GOLD_PLACES.sum} className="gold-exchange">
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
        <HiddenFields fields={othersOf(first)} />
        <GoldRowFields first={first.sum} query={query.sum} rows={rows} offered={offered} />
      </form>
      <div className="gold-answers">
        <GoldSlip sum={sum} offered={offered} />
        <GoldForLira sum={sum} offered={offered} />
      </div>
    </div>
  )
}

/** What is typed is of now: only the gold that was shared has a moment. */
function sumOf({ sum }: GoldQuery, { sum: first }: GoldQuery): GoldQuery['sum'] {
  const isShared = sum.deal === first.deal && JSON.stringify(sum.rows) === JSON.stringify(first.rows)
  return isShared ? sum : { ...sum, moment: null }
}

function addressOf(query: GoldQuery, first: GoldQuery): string | null {
  return isMistakenSum(query.sum)
    ? null
    : PAGES.gold.path + goldSearchOf({ ...readAddress(), sum: sumOf(query, first) })
}

/** The rest of the page's question, which the other form asks. */
function othersOf(query: GoldQuery): string[] {
  const search = goldSearchOf({ ...query, sum: BLANK_GOLD_SUM }).slice(1)
  return search === '' ? [] : search.split('&')
}
