import type { CurrencyCode } from '#domain/currency.ts'
import { currencyWords } from '../../copy/currency-words.ts'

/** Returns, for example, "Dolar kuru". */
export function currencyTitle(code: CurrencyCode): string {
  return `${currencyWords[code].heading} kuru`
}

export function currencyDocumentTitle(code: CurrencyCode): string {
  return `${currencyTitle(code)}, güncel alış ve satış fiyatı`
}

export function currencyDescription(code: CurrencyCode): string {
  return `${currencyWords[code].of} (${code}) gişe alış ve satış kuru, makası, Merkez Bankası kurundan farkı, grafiği ve son günleri.`
}
