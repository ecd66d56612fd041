import { pricePath } from '#contract/panel/pages/price-page.ts'
import { productName } from '#contract/product-names.ts'
import { healthCheck } from '../health-check.ts'
import { MISSING_AFTER_MS, lackingPrices, problemOf } from '../lacking-prices.ts'
import { refusalText } from '../price-words.ts'

export const priceMissing = healthCheck({
  kind: 'price-missing',
  weight: 'degraded',
  test: (facts) => lackingPrices(facts).lacks.flatMap((lack) => (lack.shown === null ? problemOf(lack) : [])),
  text: ({ code, refusal }) =>
    `${productName(code)} sitede fiyatsız: ${refusal === null ? 'kaynak hiç fiyat vermedi' : refusalText(refusal)}.`,
  owner: { advice: 'Sürerse teknisyeninize haber verin.' },
  helpsAt: ({ code }) => pricePath(code),
  mail: { subject: 'bir fiyat hiç gelmiyor', trouble: 'gelmeyen fiyat', after: MISSING_AFTER_MS, inHours: true },
})
