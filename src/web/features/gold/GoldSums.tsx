import { useMemo } from 'react'
import { GOLD_FIELDS, type GoldQuery, goldSearchOf, isMistaken, orderName } from '#contract/gold-query.ts'
import { BLANK_GOLD_SUM, goldSumFields } from '#contract/gold-sum-query.ts'
import { PAGES } from '#contract/paths.ts'
import { holdsGoldForLira } from '#domain/gold/gold-price.ts'
import { isForLira } from '#domain/gold/gold-sum.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { goldExchange } from '../../copy/gold-exchange.ts'
import { goldCompared, goldNotes } from '../../copy/gold-sums.ts'
import { GoldRates } from '../../live/index.ts'
import { useAddress } from '../../navigation/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { Section } from '../../ui/Section.tsx'
import { BudgetSheet } from './BudgetSheet.tsx'
import { ComparedGold } from './ComparedGold.tsx'
import { GoldExchange } from './GoldExchange.tsx'
import { HiddenFields, useGoldForm } from './GoldForm.tsx'
import { GoldNotes } from './GoldPrices.tsx'
import { JewellerySheet } from './JewellerySheet.tsx'
import { readAddress, useGoldQuery } from './use-gold-query.ts'

const NOTHING: readonly MetalCode[] = []

/**
 * What has to be known of the boards above; gold in lira, products compared, a budget in coins, the gold in jewellery:
 * the last alone where the office trades none.
 */
export function GoldSums() {
  const { query, number } = useGoldQuery()
  const traded = usePageState().office.gold?.traded ?? NOTHING
  // There is something to compare, and to buy for a budget.
  const compares = traded.some((code) => holdsGoldForLira(INSTRUMENTS[code]))
  const offered = useMemo(() => traded.filter(isForLira), [traded])
  return (
    <GoldRates board="gold">
      <div className="wrap gold-known">
        <GoldNotes>{goldNotes}</GoldNotes>
      </div>
      {offered.length === 0 ? null : (
        <Section top="none" title={goldExchange.title} lead={goldExchange.lead}>
          <GoldExchange key={number} first={query} offered={offered} />
        </Section>
      )}
      <Section top="none" {...(compares && { title: goldCompared.title, lead: goldCompared.lead })}>
        <Sums key={number} first={query} traded={traded} compares={compares} />
      </Section>
    </GoldRates>
  )
}

/** One plain GET form: without scripts, the server answers with all that stands in it, whichever button was pressed. */
function Sums({ first, traded, compares }: { first: GoldQuery; traded: readonly MetalCode[]; compares: boolean }) {
  const { query, ref, onInput, sort, write } = useGoldForm(first)
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
        <HiddenFields fields={goldSumFields(first.sum)} />
        {order === null ? null : <input type="hidden" name={GOLD_FIELDS.order} value={order} />}
        {compares ? <BudgetSheet traded={traded} first={first.budget} query={query.budget} /> : null}
        <JewellerySheet traded={traded} first={first} query={query} onKarat={(milyem) => write('fineness', milyem)} />
      </form>
    </div>
  )
}

function addressOf(query: GoldQuery): string | null {
  const { sum } = readAddress()
  return isMistaken({ ...query, sum: BLANK_GOLD_SUM }) ? null : PAGES.gold.path + goldSearchOf({ ...query, sum })
}
