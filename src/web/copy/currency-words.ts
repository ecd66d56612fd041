import { byCurrency, type CurrencyCode } from '#domain/currency.ts'

/** What Turkish hangs on a noun: your … and the … as an object, of …, in …. It follows the last syllable. */
type Endings = readonly [yours: string, object: string, of: string, within: string]

const AFTER_DOLAR: Endings = ['ınızı', 'ı', 'ın', 'da']
const AFTER_EURO: Endings = ['nuzu', 'yu', 'nun', 'da']
const AFTER_STERLIN: Endings = ['inizi', 'i', 'in', 'de']
/** A compound ends in -ı or -i already: "Kanada doları", "Japon yeni". */
const AFTER_DOLARI: Endings = ['nızı', 'nı', 'nın', 'nda']
const AFTER_RIYALI: Endings = ['nizi', 'ni', 'nin', 'nde']

interface Noun {
  /** At the beginning of a sentence: "Japon Yeni" için fiyat */
  readonly name: string
  /** "dolar" alırken */
  readonly plain: string
  readonly endings: Endings
  /** Where it is called otherwise: "Amerikan dolarının" alış ve satış kuru */
  readonly of?: string
}

const NOUNS: Readonly<Record<CurrencyCode, Noun>> = {
  USD: { name: 'Dolar', plain: 'dolar', endings: AFTER_DOLAR, of: 'Amerikan dolarının' },
  EUR: { name: 'Euro', plain: 'euro', endings: AFTER_EURO, of: 'Euronun' },
  GBP: { name: 'İngiliz Sterlini', plain: 'sterlin', endings: AFTER_STERLIN, of: 'İngiliz sterlininin' },
  CHF: { name: 'İsviçre Frangı', plain: 'İsviçre frangı', endings: AFTER_DOLARI },
  CAD: { name: 'Kanada Doları', plain: 'Kanada doları', endings: AFTER_DOLARI },
  AUD: { name: 'Avustralya Doları', plain: 'Avustralya doları', endings: AFTER_DOLARI },
  JPY: { name: 'Japon Yeni', plain: 'Japon yeni', endings: AFTER_RIYALI, of: '100 Japon yeninin' },
  SAR: {
    name: 'Suudi Arabistan Riyali',
    plain: 'Suudi riyali',
    endings: AFTER_RIYALI,
    of: 'Suudi Arabistan riyalinin',
  },
}

/** What a currency is called in a sentence; yen by the hundred, as they are quoted. */
export const currencyWords = byCurrency((code) => {
  const { name, plain, endings, of } = NOUNS[code]
  const [yours, object, genitive, within] = endings
  return {
    name,
    plain,
    /** "dolarınızı" bozdururken */
    yours: plain + yours,
    /** "doları" satmak */
    object: plain + object,
    of: of ?? plain + genitive,
    /** "Bir doların" karşılığı */
    ofUnit: `${code === 'JPY' ? '100' : 'Bir'} ${plain}${genitive}`,
    /** "dolarda" makas */
    within: `${code === 'JPY' ? '100 ' : ''}${plain}${within}`,
  }
})
