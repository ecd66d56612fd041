import { useState } from 'react'
import {
  GOLD_FIELDS,
  type GoldQuery,
  goldSearchOf,
  isMistaken,
  orderName,
  readGoldQuery,
  USUAL_GOLD_QUERY,
} from '#contract/gold-query.ts'
import { PAGES } from '#contract/paths.ts'
import { holdsGoldForLira } from '#domain/gold/gold-price.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { goldCompared, goldNotes } from '../../copy/gold-sums.ts'
import { GoldRates } from '../../live/index.ts'
import { useAddress } from '../../navigation/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { Section } from '../../ui/Section.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { BudgetSheet } from './BudgetSheet.tsx'
import { ComparedGold, GoldNotes } from './ComparedGold.tsx'
import { useGoldForm } from './GoldForm.tsx'
import { JewellerySheet } from './JewellerySheet.tsx'

const NOTHING: readonly MetalCode[] = []

/** Products compared, a budget in coins, the gold in jewellery; the last alone where the office trades no gold. */
export function GoldSums() {
  const { query, number } = useGoldQuery()
  const traded = usePageState().office.gold?.traded ?? NOTHING
  // There is something to compare, and to buy for a budget.
  const compares = traded.some((code) => holdsGoldForLira(INSTRUMENTS[code]))
  return (
    <GoldRates board="gold">
      <div className="wrap gold-known">
        <GoldNotes>{goldNotes}</GoldNotes>
      </div>
      <Section top="none" {...(compares && { title: goldCompared.title, lead: goldCompared.lead })}>
        <Sums key={number} first={query} traded={traded} compares={compares} />
      </Section>
    </GoldRates>
  )
}

interface Seen {
  readonly query: GoldQuery
  /** Another number where the address asks something else than the page came with: the sums start anew. */
  readonly number: number
  readonly isOfAddress: boolean
}

/** The address's query; at first the page state's, since a cached page may be one of another query. */
function useGoldQuery(): Pick<Seen, 'query' | 'number'> {
  const { goldQuery = USUAL_GOLD_QUERY } = usePageState()
  const hydrated = useHydrated()
  const [seen, setSeen] = useState<Seen>(() => ({
    query: hydrated ? readAddress() : goldQuery,
    number: 0,
    isOfAddress: hydrated,
  }))
  if (!hydrated || seen.isOfAddress) return seen
  const query = readAddress()
  const isServed = JSON.stringify(query) === JSON.stringify(seen.query)
  const next = isServed ? { ...seen, isOfAddress: true } : { query, number: seen.number + 1, isOfAddress: true }
  setSeen(next)
  return next
}

function readAddress(): GoldQuery {
  return readGoldQuery(new URLSearchParams(location.search))
}

/** One plain GET form: without scripts, the server answers with all that stands in it, whichever button was pressed. */
function Sums({ first, traded, compares }: { first: GoldQuery; traded: readonly MetalCode[]; compares: boolean }) {
  const { query, ref, onInput, sort } = useGoldForm(first)
  useAddress(query, first, addressOf)
  const order = orderName(query.order)
  return (
    <div className="gold-pair">
      {compares ? <ComparedGold traded={traded} query={query} onSort={sort} /> : null}
      <form
        ref={ref}
        className="gold-sheets"
        method="get"
        action={PAGES.gold.path}
        onInput={onInput}
        // The sums are shown already, and the address says the same.
        onSubmit={(event) => event.preventDefault()}
      >
        {order === null ? null : <input type="hidden" name={GOLD_FIELDS.order} value={order} />}
        {compares ? <BudgetSheet traded={traded} first={first.budget} query={query.budget} /> : null}
        <JewellerySheet traded={traded} first={first} query={query} />
      </form>
    </div>
  )
}

function addressOf(query: GoldQuery): string | null {
  return isMistaken(query) ? null : PAGES.gold.path + goldSearchOf(query)
}
