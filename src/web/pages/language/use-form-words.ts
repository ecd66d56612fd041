import { useMemo } from 'react'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Deal } from '#domain/deal.ts'
import type { FormWords } from '../../copy/sum-words.ts'
import { useLanguage } from './language-context.tsx'

/** Returns the form's copy in the language of the page. */
export function useFormWords(deal: Deal): FormWords<CurrencyCode> {
  const { words, figures } = useLanguage()
  return useMemo(() => {
    const { sum } = words
    return {
      form: sum.deal.legend,
      deal: sum.deal,
      amount: () => sum.amount[deal],
      product: () => sum.currency,
      placeholder: '100',
      hint: null,
      figures,
      submit: sum.submit,
      name: (code) => code,
      areCodes: true,
      rowMistake: ({ mistake, about }) => sum.mistake[mistake](about),
    }
  }, [words, figures, deal])
}
