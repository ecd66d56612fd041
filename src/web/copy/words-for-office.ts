import type { Language } from '#contract/languages.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import type { OfficeWords } from '#contract/office-words.ts'
import { headOf, type OfficeTexts } from './language-head-words.ts'

const TURKISH: OfficeTexts = {
  terms: {
    included: 'BSMV dâhil',
    added: '# + BSMV #',
    noCommission: 'komisyon yok',
    noDeduction: 'komisyon ve kesinti yok',
    commission: 'komisyon: ',
    and: '; ',
  },
  others: {
    between: ', ',
    unlisted: 'tabelada yok.',
    ask: 'Gişeye sorunuz',
    question: 'Merhaba, tabelada olmayan bir dövizin fiyatını sormak istiyorum.',
    next: 'Bugünkü fiyatı gişe söyler; sorunuz mesajda hazır.',
    unpriced: 'sitede fiyatı yok.',
  },
}

/** The Turkish line for the clerk below a question about a currency that the visitor does not name. */
const CLERK = 'TR: Tabelada olmayan bir dövizin fiyatını soruyor.'

/** Returns the texts that the pages of this office need, for the state of its pages. ICU has the names of currencies. */
export function officeWords(
  language: Language | 'tr',
  { tax, commission, otherCurrencies }: Pick<OfficeFacts, 'tax' | 'commission' | 'otherCurrencies'>,
): { readonly officeWords?: OfficeWords } {
  const { terms, others } = language === 'tr' ? TURKISH : headOf(language).office
  const { unpriced, question, ...words } = others
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  const list = otherCurrencies.map((code) => {
    const name = `${code} (${inSentence(names.of(code) ?? code, language)})`
    return { code, name, unpriced: `${name}: ${unpriced}` }
  })
  const hasTerms = tax !== null || commission !== null
  if (!hasTerms && list.length === 0) return {}
  return {
    officeWords: {
      ...(hasTerms && { terms }),
      ...(list.length > 0 && {
        others: { ...words, question: language === 'tr' ? question : `${question}\n${CLERK}`, list },
      }),
    },
  }
}

/** Returns a name as it stands in a sentence. ICU writes the last word of English names with a capital letter: "Kuwaiti Dinar". */
export function inSentence(name: string, language: Language | 'tr'): string {
  return language === 'en' ? name.replace(/\S+$/, (last) => last.toLowerCase()) : name
}
