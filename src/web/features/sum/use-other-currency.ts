import type { OtherCurrency } from '#contract/office-words.ts'
import { otherCurrencyIn, type SumRow } from '#contract/sum-query.ts'
import { usePageState } from '../../page-state/index.ts'

/** Returns the currency of a row if it has no price on the site but the office may be asked for it; else null. */
export function useOtherCurrency(row: SumRow | undefined): OtherCurrency | null {
  return otherCurrencyIn(row, usePageState().officeWords?.others?.list ?? [])
}
