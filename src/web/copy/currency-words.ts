import { listText } from '#contract/list-text.ts'
import { byCurrency, CURRENCY_CODES, CURRENCY_RECORDS, type CurrencyCode } from '#domain/currency.ts'
import { capitalised } from '../format/format.ts'

/** What Turkish hangs on a noun: your … and the … as an object, of …, in …. It follows the last syllable. */
type Endings = readonly [yours: string, object: string, of: string, within: string]

const AFTER_DOLAR: Endings = ['ınızı', 'ı', 'ın', 'da']
const AFTER_EURO: Endings = ['nuzu', 'yu', 'nun', 'da']
const AFTER_STERLIN: Endings = ['inizi', 'i', 'in', 'de']
/** A compound ends in -ı or -i already: "Kanada doları", "Japon yeni". */
const AFTER_DOLARI: Endings = ['nızı', 'nı', 'nın', 'nda']
const AFTER_RIYALI: Endings = ['nizi', 'ni', 'nin', 'nde']

interface Words {
  /** In the display name of the pair, which is fixed: "Japon Yeni". */
  readonly name: string
  /** In a sentence: "dolar" alırken */
  readonly plain: string
  readonly endings: Endings
  /** On the board in the window, if not as in a sentence: "Amerikan doları" */
  readonly formal?: string
  /** Of one unit, if not as in a sentence: "Amerikan dolarının" alış ve satış kuru */
  readonly of?: string
}

const WORDS: Readonly<Record<CurrencyCode, Words>> = {
  USD: { name: 'Dolar', plain: 'dolar', endings: AFTER_DOLAR, formal: 'Amerikan doları', of: 'Amerikan dolarının' },
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
  SAR: {
    name: 'Suudi Arabistan Riyali',
    plain: 'Suudi riyali',
    endings: AFTER_RIYALI,
    of: 'Suudi Arabistan riyalinin',
  },
}

/** What a currency is called, alone and in a sentence; yen by the hundred, as they are quoted. */
export const currencyWords = byCurrency((code) => {
  const { name, plain, endings, formal, of } = WORDS[code]
  const [yours, object, genitive, within] = endings
  const isPerHundred = CURRENCY_RECORDS[code].unit === 100
  const hundred = isPerHundred ? '100 ' : ''
  const heading = capitalised(plain)
  return {
    name,
    plain,
    /** "Dolar", "İsviçre frangı": what people search for. */
    heading,
    /** "Amerikan doları", "Japon yeni, 100 birim" */
    formal: (formal ?? heading) + (isPerHundred ? ', 100 birim' : ''),
    /** "dolarınızı" bozdururken */
    yours: plain + yours,
    /** "doları" satmak */
    object: plain + object,
    of: hundred + (of ?? plain + genitive),
    /** "Bir doların" karşılığı */
    ofUnit: `${isPerHundred ? '100' : 'Bir'} ${plain}${genitive}`,
    /** "dolarda" makas */
    within: hundred + plain + within,
  }
})

const COUNTS = ['Sıfır', 'Bir', 'İki', 'Üç', 'Dört', 'Beş', 'Altı', 'Yedi', 'Sekiz', 'Dokuz', 'On']

/** "Sekiz" para biriminde */
export const howManyCurrencies = COUNTS[CURRENCY_CODES.length] ?? String(CURRENCY_CODES.length)

/** "Dolar, euro … ve Suudi riyalinin" kurları */
export function ofAllCurrencies(): string {
  const names = CURRENCY_CODES.map((code) => currencyWords[code].plain)
  const last = CURRENCY_CODES.at(-1)
  const [, , genitive = ''] = last === undefined ? [] : WORDS[last].endings
  return capitalised(listText(names) + genitive)
}
