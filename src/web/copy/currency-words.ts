import { listText } from '#contract/list-text.ts'
import { byCurrency, CURRENCY_CODES, CURRENCY_RECORDS, type CurrencyCode } from '#domain/currency.ts'
import { capitalised } from '../format/format.ts'

/**
 * Turkish noun endings: possessive accusative, accusative, genitive, locative. They follow the last syllable. A name in
 * -sı or -si, as "Rus rublesi", loses that ending in the possessive ("rublenizi") and needs a word of its own there.
 */
type Endings = readonly [yours: string, object: string, of: string, within: string]

const AFTER_DOLAR: Endings = ['ınızı', 'ı', 'ın', 'da']
const AFTER_EURO: Endings = ['nuzu', 'yu', 'nun', 'da']
const AFTER_STERLIN: Endings = ['inizi', 'i', 'in', 'de']
/** Endings after a compound, which already ends in -ı or -i: "Kanada doları", "Japon yeni". */
const AFTER_DOLARI: Endings = ['nızı', 'nı', 'nın', 'nda']
const AFTER_RIYALI: Endings = ['nizi', 'ni', 'nin', 'nde']

interface Words {
  /** The fixed display name in a pair, for example "Japon Yeni". */
  readonly name: string
  /** The name inside a sentence, for example "dolar" alırken. */
  readonly plain: string
  readonly endings: Endings
  /** The name on the window board, for example "ABD doları"; undefined means the same as `plain`. */
  readonly formal?: string
  /** The genitive, for example "ABD dolarının" alış ve satış kuru; undefined means the regular form. */
  readonly of?: string
}

const WORDS: Readonly<Record<CurrencyCode, Words>> = {
  USD: { name: 'Dolar', plain: 'dolar', endings: AFTER_DOLAR, formal: 'ABD doları', of: 'ABD dolarının' },
  EUR: { name: 'Euro', plain: 'euro', endings: AFTER_EURO, of: 'Euronun' },
  GBP: {
    name: 'İngiliz Sterlini',
    plain: 'sterlin',
    endings: AFTER_STERLIN,
    formal: 'İngiliz sterlini',
    of: 'İngiliz sterlininin',
  },
  CHF: { name: 'İsviçre Frangı', plain: 'İsviçre frangı', endings: AFTER_DOLARI },
  CAD: { name: 'Kanada Doları', plain: 'Kanada doları', endings: AFTER_DOLARI },
  AUD: { name: 'Avustralya Doları', plain: 'Avustralya doları', endings: AFTER_DOLARI },
  JPY: { name: 'Japon Yeni', plain: 'Japon yeni', endings: AFTER_RIYALI },
  SAR: { name: 'Suudi Arabistan Riyali', plain: 'Suudi Arabistan riyali', endings: AFTER_RIYALI },
}

/** The names of each currency, alone and in sentences. Yen are named by the hundred, because they are quoted so. */
export const currencyWords = byCurrency((code) => {
  const { name, plain, endings, formal, of } = WORDS[code]
  const [yours, object, genitive, within] = endings
  const isPerHundred = CURRENCY_RECORDS[code].unit === 100
  const hundred = isPerHundred ? '100 ' : ''
  const heading = capitalised(plain)
  return {
    name,
    plain,
    /** The name that people search for, for example "Dolar" or "İsviçre frangı". */
    heading,
    /** For example "ABD doları" or "Japon yeni, 100 birim". */
    formal: (formal ?? heading) + (isPerHundred ? ', 100 birim' : ''),
    /** For example "dolarınızı" bozdururken. */
    yours: plain + yours,
    /** For example "doları" satmak. */
    object: plain + object,
    of: hundred + (of ?? plain + genitive),
    /** For example "Bir doların" karşılığı. */
    ofUnit: `${isPerHundred ? '100' : 'Bir'} ${plain}${genitive}`,
    /** For example "dolarda" makas. */
    within: hundred + plain + within,
  }
})

const COUNTS = ['Sıfır', 'Bir', 'İki', 'Üç', 'Dört', 'Beş', 'Altı', 'Yedi', 'Sekiz', 'Dokuz', 'On']

/** For example "Sekiz" para biriminde. */
export const howManyCurrencies = COUNTS[CURRENCY_CODES.length] ?? String(CURRENCY_CODES.length)

/** Returns, for example, "Dolar, euro … ve Suudi Arabistan riyalinin" (followed by kurları). */
export function ofAllCurrencies(): string {
  const names = CURRENCY_CODES.map((code) => currencyWords[code].plain)
  const last = CURRENCY_CODES.at(-1)
  const [, , genitive = ''] = last === undefined ? [] : WORDS[last].endings
  return capitalised(listText(names) + genitive)
}
