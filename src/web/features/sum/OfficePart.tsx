import type { ReactNode } from 'react'
import { type OtherCurrencyProps, OtherCurrencySlip } from './OtherCurrencySlip.tsx'
import { PriceTerms, type PriceTermsProps } from './PriceTerms.tsx'

export type OfficePartProps =
  | ({ readonly part: 'terms' } & PriceTermsProps)
  | ({ readonly part: 'other' } & OtherCurrencyProps)

/** Renders one of the parts of a sum that only some offices need. */
export function OfficePart(props: OfficePartProps): ReactNode {
  switch (props.part) {
    case 'terms':
      return <PriceTerms {...props} />
    case 'other':
      return <OtherCurrencySlip {...props} />
  }
}
