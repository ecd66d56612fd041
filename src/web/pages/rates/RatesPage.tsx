import { useState } from 'react'
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
  const [selected, setSelected] = useState<SelectedCurrency | null>(null)
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <Section top="close">
        <RateBoards onSelect={setSelected} selected={selected?.currency} />
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
