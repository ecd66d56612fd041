import { type ReactNode, useCallback } from 'react'
import { PAGES } from '#contract/paths.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import { CURRENCY_CODES, isCurrencyCode } from '#domain/currency.ts'
import { isTwoSided } from '#domain/quote.ts'
import { currencyNames } from '../../copy/rates.ts'
import { TURKISH_PRICES } from '../../copy/turkish-prices.ts'
import { focusPanel, LazyChart, useChartAhead, useChartChoice } from '../../features/chart/index.ts'
import { RateBoards, type SelectedCurrency } from '../../features/rates/index.ts'
import { sumIslands } from '../../features/sum/index.ts'
import { formatRate, formatSpread, MINUS } from '../../format/format.ts'
import { IslandRoot } from '../../islands/index.ts'
import { useRow } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { ButtonLink, ExternalButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { externalLink } from '../../ui/icons.ts'
import { UnderBoards } from '../../ui/LegalNotice.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { WordsProvider } from '../../words/index.ts'
import { ratesPage as copy } from './words.ts'
import columns from '../../ui/Columns.module.css'
import styles from './RatesPage.module.css'

export function RatesPage() {
  const { links, gold } = usePageState().office
  useChartAhead()
  const [choice, choose] = useChartChoice(CURRENCY_CODES)
  const period = choice?.period ?? 'daily'
  const open = choice?.code
  const code = open !== undefined && isCurrencyCode(open) ? open : null
  const select = useCallback(
    ({ currency }: SelectedCurrency) => {
      // Scroll to the open panel, because it may be out of view.
      if (currency === open) focusPanel()
      else choose({ code: currency, period })
    },
    [choose, open, period],
  )
  return (
    <WordsProvider words={TURKISH_PRICES}>
      <PageHead title={copy.title} lead={copy.lead} slim />
      <Section top="closer">
        <RateBoards
          headingLevel={2}
          onSelect={select}
          selected={code ?? undefined}
          panel={
            code === null || choice === null ? null : (
              <LazyChart instrument={CURRENCIES[code]} name={currencyNames[code]} choice={choice} onChoose={choose} />
            )
          }
        />
        <UnderBoards>
          {gold === undefined ? null : (
            <ButtonLink to={PAGES.gold.path} kind="line">
              {copy.gold}
            </ButtonLink>
          )}
          <ExternalButtonLink href={links.centralBankHistory} kind="line">
            {copy.history}
            <Icon of={externalLink} />
          </ExternalButtonLink>
        </UnderBoards>
      </Section>
      <IslandRoot island={sumIslands.USD} />
      <Section top="none" label={copy.terms}>
        <Glossary />
      </Section>
    </WordsProvider>
  )
}

/** Explains buying, selling and the spread from the visitor's view. */
function Glossary() {
  return (
    <div className={columns.columns}>
      <Term {...copy.buy} />
      <Term {...copy.sell} />
      <Term {...copy.spread}>
        <SpreadExample />
      </Term>
    </div>
  )
}

function Term({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}

/** Shows the current spread of the dollar as an example. Renders nothing without a two-sided price. */
function SpreadExample() {
  const { quote, halted } = useRow('USD')
  if (quote === null || !isTwoSided(quote) || halted) return null
  const { rate: decimals } = CURRENCIES.USD.decimals
  return (
    <p className={styles.example}>
      {copy.spread.example}{' '}
      <span translate="no">{`${formatRate(quote.sell, decimals)} ${MINUS} ${formatRate(quote.buy, decimals)} = `}</span>
      <b translate="no">{`${formatSpread(quote, CURRENCIES.USD)}\u00A0₺`}</b>
    </p>
  )
}
