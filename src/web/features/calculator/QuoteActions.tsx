import { searchOf } from '#contract/calculator-query.ts'
import { PAGES } from '#contract/paths.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Sum, SumResult } from '#domain/sum.ts'
import { quote as copy } from '../../copy/quote.ts'
import { sharedText } from '../../copy/slip.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { printer } from '../../ui/icons.ts'
import { ShareSum, type ShareSumProps } from '../shared-sum/index.ts'
import { rateText } from './quote-text.ts'
import frame from './SlipFrame.module.css'

export interface QuoteActionsProps extends Pick<ShareSumProps, 'words' | 'kind'> {
  readonly sum: Sum<CurrencyCode>
  readonly result: SumResult<CurrencyCode>
}

/** Shares a sum, and prints it. */
export function QuoteActions({ sum, result, ...look }: QuoteActionsProps) {
  return (
    <>
      <ShareSum
        {...look}
        result={result}
        condition={sharedText(sum)}
        rate={rateText(result)}
        addressAt={(moment) => PAGES.calculator.path + searchOf({ kind: 'question', question: { sum, moment } })}
        className={frame.action}
      />
      <Button kind="line" className={frame.action} onClick={() => print()}>
        <Icon of={printer} />
        {copy.print}
      </Button>
    </>
  )
}
