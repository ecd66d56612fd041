import { listText } from '#contract/list-text.ts'
import { QUOTING } from '#domain/currency-records/quoting-column.ts'
import { TURKISH_CURRENCIES } from '#domain/currency-records/turkish-column.ts'
import { byCurrency, CURRENCY_CODES } from '#domain/currency.ts'
import { capitalised } from '../format/format.ts'

/** The names of each currency, alone and in sentences. Yen are named by the hundred, because they are quoted so. */
export const currencyWords = byCurrency((code) => {
  const { name, plain, endings, formal, of } = TURKISH_CURRENCIES[code]
  const [yours, object, genitive, within] = endings
  const isPerHundred = QUOTING[code].unit === 100
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
  const [, , genitive = ''] = last === undefined ? [] : TURKISH_CURRENCIES[last].endings
  return capitalised(listText(names) + genitive)
}
