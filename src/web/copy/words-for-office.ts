import type { Language } from '#contract/languages.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import type { OfficeWords, OtherCurrencyWords, TermWords } from '#contract/office-words.ts'

type PageLanguage = 'tr' | Language

/** The Turkish line for the clerk below a question about a currency that the visitor does not name. */
const CLERK = 'TR: Tabelada olmayan bir dövizin fiyatını soruyor.'

const TERMS: Readonly<Record<PageLanguage, TermWords>> = {
  tr: {
    included: 'BSMV dâhil',
    added: '# + BSMV #',
    noCommission: 'komisyon yok',
    commission: 'komisyon: ',
    and: '; ',
  },
  en: {
    included: 'Tax (BSMV) included',
    added: '# + # tax (BSMV)',
    noCommission: 'no commission',
    commission: 'commission: ',
    and: '; ',
  },
  ru: {
    included: 'Налог (BSMV) включён',
    added: '# + налог (BSMV) #',
    noCommission: 'без комиссии',
    commission: 'комиссия: ',
    and: '; ',
  },
  ar: {
    included: 'شامل الضريبة (BSMV)',
    added: '# + ضريبة (BSMV) #',
    noCommission: 'بلا عمولة',
    commission: 'العمولة: ',
    and: '؛ ',
  },
}

const OTHERS: Readonly<Record<PageLanguage, Omit<OtherCurrencyWords, 'list'>>> = {
  tr: {
    between: ', ',
    unlisted: 'tabelada yok.',
    ask: 'Gişeye sorunuz',
    question: 'Merhaba, tabelada olmayan bir dövizin fiyatını sormak istiyorum.',
    next: 'Bugünkü fiyatı gişe söyler; sorunuz mesajda hazır.',
  },
  en: {
    between: ', ',
    unlisted: 'not on the board.',
    ask: 'Ask us',
    question: `Hello, I would like to ask your price for a currency that is not on the board.\n${CLERK}`,
    next: 'The counter tells you today’s price; your question is filled in.',
  },
  ru: {
    between: ', ',
    unlisted: 'нет в таблице.',
    ask: 'Спросите нас',
    question: `Здравствуйте, хочу узнать цену валюты, которой нет в таблице.\n${CLERK}`,
    next: 'Сегодняшнюю цену назовут в кассе; вопрос уже в сообщении.',
  },
  ar: {
    between: '، ',
    unlisted: 'ليست في القائمة.',
    ask: 'اسألنا',
    question: `مرحبًا، أريد أن أسأل عن سعر عملة ليست في القائمة.\n${CLERK}`,
    next: 'المكتب يخبرك بسعر اليوم؛ سؤالك جاهز في الرسالة.',
  },
}

/** Follows the name of a currency. */
const UNPRICED: Readonly<Record<PageLanguage, string>> = {
  tr: 'sitede fiyatı yok.',
  en: 'no price online.',
  ru: 'цены на сайте нет.',
  ar: 'لا سعر لها في الموقع.',
}

/** Returns the texts that the pages of this office need, for the state of its pages. ICU has the names of currencies. */
export function officeWords(
  language: PageLanguage,
  { tax, commission, otherCurrencies }: Pick<OfficeFacts, 'tax' | 'commission' | 'otherCurrencies'>,
): { readonly officeWords?: OfficeWords } {
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  const list = otherCurrencies.map((code) => {
    const name = `${code} (${inSentence(names.of(code) ?? code, language)})`
    return { code, name, unpriced: `${name}: ${UNPRICED[language]}` }
  })
  const hasTerms = tax !== null || commission !== null
  if (!hasTerms && list.length === 0) return {}
  return {
    officeWords: {
      ...(hasTerms && { terms: TERMS[language] }),
      ...(list.length > 0 && { others: { ...OTHERS[language], list } }),
    },
  }
}

/** ICU writes the last word of English names with a capital letter: "Kuwaiti Dinar". */
function inSentence(name: string, language: PageLanguage): string {
  return language === 'en' ? name.replace(/\S+$/, (last) => last.toLowerCase()) : name
}
