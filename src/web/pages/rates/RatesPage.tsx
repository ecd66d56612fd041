import { useCallback } from 'react'
import { PAGES } from '#contract/paths.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import { CURRENCY_CODES, isCurrencyCode } from '#domain/currency.ts'
import { ratesPage as copy } from '../../copy/rates-page.ts'
import { currencyNames } from '../../copy/rates.ts'
import { calculatorSections } from '../../features/calculator/index.ts'
import { LazyChart, useChartAhead } from '../../features/chart/LazyChart.tsx'
import { leadToPanel } from '../../features/chart/panel-place.ts'
import { useChartChoice } from '../../features/chart/use-chart-choice.ts'
import { RateBoards, type SelectedCurrency } from '../../features/rates/index.ts'
import { IslandRoot } from '../../islands/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { ButtonLink, ExternalButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { externalLink } from '../../ui/icons.ts'
import { UnderBoards } from '../../ui/LegalNotice.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { Terms } from './Terms.tsx'

export function RatesPage() {
  const { links, gold } = usePageState().office
  useChartAhead()
  const [choice, choose] = useChartChoice(CURRENCY_CODES)
  const period = choice?.period ?? 'daily'
  const open = choice?.code
  const code = open !== undefined && isCurrencyCode(open) ? open : null
  const select = useCallback(
    ({ currency }: SelectedCurrency) => {
      // The panel may have been scrolled away from its row.
      if (currency === open) leadToPanel()
      else choose({ code: currency, period })
    },
    [choose, open, period],
  )
  return (
    <>
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
      <IslandRoot island={calculatorSections.USD} />
      <Section top="none" label={copy.terms}>
        <Terms />
      </Section>
    </>
  )
}
