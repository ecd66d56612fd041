import type { ReactNode } from 'react'
import { languagePath } from '#contract/languages.ts'
import type { OtherCurrency } from '#contract/office-words.ts'
import type { MistakenRow } from '#contract/sum-query.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Deal } from '#domain/deal.ts'
import type { SumResult } from '#domain/sum.ts'
import { OtherCurrencies } from '../../features/rates/index.ts'
import { PriceTerms } from '../../features/sum/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { hand } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useLanguage } from './language-context.tsx'
import { moneyText } from './language-text.ts'
import { AskButtons } from './SumAsk.tsx'

interface OtherCurrencyProps {
  readonly other: OtherCurrency
  readonly row: MistakenRow<CurrencyCode>
  readonly deal: Deal
}

export type LanguageOfficePartProps =
  | { readonly part: 'terms'; readonly result: SumResult<CurrencyCode> }
  | ({ readonly part: 'other' } & OtherCurrencyProps)
  | { readonly part: 'board' }

/** Renders one of the parts of a page that only some offices need. */
export function LanguageOfficePart(props: LanguageOfficePartProps): ReactNode {
  const languageParts = useLanguage()
  switch (props.part) {
    case 'terms':
      return <PriceTerms result={props.result} money={(lira) => moneyText(lira, languageParts)} />
    case 'other':
      return <NoPrice {...props} />
    case 'board':
      return <OtherCurrencies calculator={languagePath(languageParts.language)} note={languageParts.words.newTab} />
  }
}

/** Says that a currency has no price on the site, and offers the question to the office. */
function NoPrice({ other, row, deal }: OtherCurrencyProps) {
  const words = usePageState().officeWords?.others
  if (words === undefined) return null
  return (
    <>
      <Notice tone="calm" icon={hand} title={other.unpriced}>
        {words.next}
      </Notice>
      <AskButtons asked={{ row, deal, other: other.code }} />
    </>
  )
}
