import type { CurrencyCode } from '#domain/currency.ts'
import { CURRENCY_GOODS, type Goods } from './goods.ts'
import { byLanguage, LANGUAGE_FIGURES, languagePath } from './languages.ts'

/** The page of a language asks what the calculator asks, but for the settling currency and the kind of visitor. */
export const LANGUAGE_GOODS = byLanguage((language): Goods<CurrencyCode> => ({
  ...CURRENCY_GOODS,
  path: languagePath(language),
  asks: [],
  decimal: LANGUAGE_FIGURES[language].decimal,
}))
