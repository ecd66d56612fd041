import type { Language } from '#contract/languages.ts'
import type { OtherCurrencyWords, TermWords } from '#contract/office-words.ts'

/** The texts about tax, commission and currencies without a price, which only some offices need. */
export interface OfficeTexts {
  readonly terms: TermWords
  /** `unpriced` follows the name of a currency. The question has no line for the clerk. */
  readonly others: Omit<OtherCurrencyWords, 'list'> & { readonly unpriced: string }
}

/** The texts of a language that only the server needs. */
export interface LanguageHead {
  readonly dir: 'ltr' | 'rtl'
  /** The Open Graph locale. */
  readonly locale: string
  readonly description: string
  /** Texts in the structured data. */
  readonly exchange: Readonly<Record<'service' | 'buy' | 'sell', string>>
  readonly office: OfficeTexts
}

const HEADS = import.meta.glob<LanguageHead>('./*/head.ts', { eager: true, import: 'head' })

/** Returns the server's texts of a language. Throws if its folder has none. */
export function headOf(language: Language): LanguageHead {
  const head = HEADS[`./${language}/head.ts`]
  if (head === undefined) throw new Error(`The folder of the language ${language} has no head.ts`)
  return head
}
