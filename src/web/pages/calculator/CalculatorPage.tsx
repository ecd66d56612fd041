import { CURRENCY_GOODS } from '#contract/goods.ts'
import type { PageState } from '#contract/page-state.ts'
import { PAGES } from '#contract/paths.ts'
import { askedSum, type SumQuery } from '#contract/sum-query.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { calculator as copy } from '../../copy/calculator.ts'
import { TURKISH_PRICES } from '../../copy/turkish-prices.ts'
import { TURKISH_SUMS } from '../../copy/turkish-sums.ts'
import { checklistIsland, paperLineIsland } from '../../features/checklist/index.ts'
import {
  loadSumParts,
  CURRENCY_SUMS,
  CurrencyForm,
  Slip,
  useOutcome,
  useSumAddress,
  useSumForm,
  useSumQuery,
} from '../../features/sum/index.ts'
import { IslandRoot } from '../../islands/index.ts'
import { useFeed } from '../../live/index.ts'
import { useArrivals } from '../../navigation/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight } from '../../ui/icons.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { WordsProvider } from '../../words/index.ts'
import { sharedCalculation } from './shared-calculation.ts'
import split from '../../ui/Split.module.css'
import styles from './CalculatorPage.module.css'

const WORDS = { ...TURKISH_PRICES, ...TURKISH_SUMS }

export function CalculatorPage() {
  useFeed('table')
  useFeed('bank')
  return (
    <WordsProvider words={WORDS}>
      <Asked key={useArrivals()} />
    </WordsProvider>
  )
}

/** Loads the page for shared links, and the parts of a sum that this office needs. */
export async function loadAnswer(state: PageState): Promise<void> {
  await Promise.all([state.past === null ? null : sharedCalculation.load(), loadSumParts(state)])
}

function Asked() {
  const { calculatorQuery: served, past } = usePageState()
  const { query, number } = useSumQuery(served, CURRENCY_GOODS)
  // The page only has the past prices for the sum with which it was served.
  const isShared = past !== null && served !== null && isSameSum(query, served)
  return isShared ? (
    <sharedCalculation.Component />
  ) : (
    <>
      <PageHead title={copy.title} lead={copy.lead} slim />
      <Calculator key={number} first={query} />
    </>
  )
}

/** Compares two queries but ignores the kind of visitor. */
function isSameSum(one: SumQuery, other: SumQuery): boolean {
  return one.moment === other.moment && JSON.stringify(askedSum(one)) === JSON.stringify(askedSum(other))
}

function Calculator({ first }: { first: SumQuery<CurrencyCode> }) {
  const form = useSumForm(first, CURRENCY_GOODS)
  const outcome = useOutcome(askedSum(form.query), CURRENCY_SUMS)
  const { office } = usePageState()
  useSumAddress(form, CURRENCY_GOODS)
  return (
    <>
      <Section top="close">
        <div className={`${split.split} ${split.form}`}>
          <CurrencyForm form={form} outcome={outcome} />
          <div>
            <Slip
              family={CURRENCY_SUMS}
              query={form.query}
              outcome={outcome}
              papers={<IslandRoot island={paperLineIsland} soon />}
            />
          </div>
          {office.gold === undefined ? null : (
            <ButtonLink to={`${PAGES.gold.path}#kac-lira`} kind="line" className={styles.gold}>
              <span>{copy.gold}</span>
              <Icon of={arrowRight} />
            </ButtonLink>
          )}
        </div>
      </Section>
      <Section top="none">
        <IslandRoot island={checklistIsland} />
      </Section>
    </>
  )
}
