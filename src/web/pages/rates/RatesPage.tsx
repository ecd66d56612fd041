import { useCallback } from 'react'
import { leadToPanel } from '../../chart/panel-place.ts'
import { RateChart } from '../../chart/RateChart.tsx'
import { useChartChoice } from '../../chart/use-chart-choice.ts'
import { ratesPage as copy } from '../../copy/rates-page.ts'
import { usePageState } from '../../page-state.tsx'
import { RateBoards } from '../../rates/RateBoards.tsx'
import type { SelectedCurrency } from '../../rates/selected-currency.ts'
import { ExternalButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { externalLink } from '../../ui/icons.ts'
import { LegalNotice } from '../../ui/LegalNotice.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { UnderBoards } from '../../ui/UnderBoards.tsx'
import { Terms } from './Terms.tsx'

export function RatesPage() {
  const { centralBankHistory } = usePageState().office.links
  const [choice, choose] = useChartChoice()
  const period = choice?.period ?? 'daily'
  const open = choice?.code
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
      <PageHead title={copy.title} lead={copy.lead} />
      <Section top="close">
        <RateBoards
          headingLevel={2}
          onSelect={select}
          selected={choice?.code}
          panel={choice === null ? null : <RateChart choice={choice} onChoose={choose} />}
        />
        <UnderBoards>
          <LegalNotice />
          <ExternalButtonLink href={centralBankHistory} kind="line">
            {copy.history}
            <Icon of={externalLink} />
          </ExternalButtonLink>
        </UnderBoards>
      </Section>
      <Section top="none" label={copy.terms}>
        <Terms />
      </Section>
    </>
  )
}
