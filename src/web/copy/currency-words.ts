import type { CurrencyCode } from '#domain/currency.ts'

/** What a currency is called in a sentence, with the endings that Turkish gives it. */
export interface CurrencyWords {
  /** At the beginning of one: "Japon Yeni" için fiyat */
  readonly name: string
  /** "dolar" alırken */
  readonly plain: string
  /** "dolarınızı" bozdururken */
  readonly yours: string
  /** "doları" satmak */
  readonly object: string
  /** "Amerikan dolarının" alış ve satış kuru */
  readonly of: string
  /** "Bir doların" karşılığı */
  readonly ofUnit: string
  /** "dolarda" makas */
  readonly within: string
}

export const currencyWords: Readonly<Record<CurrencyCode, CurrencyWords>> = {
  USD: {
    name: 'Dolar',
    plain: 'dolar',
    yours: 'dolarınızı',
    object: 'doları',
    of: 'Amerikan dolarının',
    ofUnit: 'Bir doların',
    within: 'dolarda',
  },
  EUR: {
    name: 'Euro',
    plain: 'euro',
    yours: 'euronuzu',
    object: 'euroyu',
    of: 'Euronun',
    ofUnit: 'Bir euronun',
    within: 'euroda',
  },
  GBP: {
    name: 'İngiliz Sterlini',
    plain: 'sterlin',
    yours: 'sterlininizi',
    object: 'sterlini',
    of: 'İngiliz sterlininin',
    ofUnit: 'Bir sterlinin',
    within: 'sterlinde',
  },
  CHF: {
    name: 'İsviçre Frangı',
    plain: 'İsviçre frangı',
    yours: 'İsviçre frangınızı',
    object: 'İsviçre frangını',
    of: 'İsviçre frangının',
    ofUnit: 'Bir İsviçre frangının',
    within: 'İsviçre frangında',
  },
  CAD: {
    name: 'Kanada Doları',
    plain: 'Kanada doları',
    yours: 'Kanada dolarınızı',
    object: 'Kanada dolarını',
    of: 'Kanada dolarının',
    ofUnit: 'Bir Kanada dolarının',
    within: 'Kanada dolarında',
  },
  AUD: {
    name: 'Avustralya Doları',
    plain: 'Avustralya doları',
    yours: 'Avustralya dolarınızı',
    object: 'Avustralya dolarını',
    of: 'Avustralya dolarının',
    ofUnit: 'Bir Avustralya dolarının',
    within: 'Avustralya dolarında',
  },
  JPY: {
    name: 'Japon Yeni',
    plain: 'Japon yeni',
    yours: 'Japon yeninizi',
    object: 'Japon yenini',
    of: '100 Japon yeninin',
    ofUnit: '100 Japon yeninin',
    within: '100 Japon yeninde',
  },
  SAR: {
    name: 'Suudi Arabistan Riyali',
    plain: 'Suudi riyali',
    yours: 'Suudi riyalinizi',
    object: 'Suudi riyalini',
    of: 'Suudi Arabistan riyalinin',
    ofUnit: 'Bir Suudi riyalinin',
    within: 'Suudi riyalinde',
  },
}
