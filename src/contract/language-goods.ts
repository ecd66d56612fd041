import type { CurrencyCode } from '#domain/currency.ts'
import { CURRENCY_GOODS, type Goods } from './goods.ts'
import { byLanguage, LANGUAGE_RECORDS, languagePath } from './languages.ts'

/** The goods of a language page: those of the calculator without the other currency and the kind of visitor. */
export const LANGUAGE_GOODS = byLanguage((language): Goods<CurrencyCode> => ({
  ...CURRENCY_GOODS,
  path: languagePath(language),
  asks: [],
  decimal: LANGUAGE_RECORDS[language].figures.decimal,
}))
