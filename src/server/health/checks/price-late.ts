import { pricePath } from '#contract/panel/pages/price-page.ts'
import { productName } from '#contract/product-names.ts'
import { lengthText } from '../../text/index.ts'
import { healthCheck } from '../health-check.ts'
import { lackingPrices, problemOf } from '../lacking-prices.ts'
import { refusalText, FRESHNESS_WORDS } from '../price-words.ts'

export const priceLate = healthCheck({
  kind: 'price-late',
  weight: 'degraded',
  test: (facts) =>
    lackingPrices(facts).lacks.flatMap((lack) =>
      lack.shown === null ? [] : { ...problemOf(lack), word: FRESHNESS_WORDS[lack.shown] },
    ),
  text({ code, since, refusal, word }, { at }) {
    const why = refusal === null ? 'kaynak fiyat vermiyor' : refusalText(refusal)
    return `${productName(code)} ${lengthText(at - (since ?? at), 'since')} yenilenmiyor: ${why}. Sitede “${word}” diye duruyor.`
  },
  owner: { advice: 'Sitedeki fiyat yanlışsa durdurun; sürerse teknisyeninize haber verin.' },
  helpsAt: ({ code }) => pricePath(code),
  mail: { subject: 'bir fiyat yenilenmiyor', trouble: 'yenilenmeyen fiyat', after: 0, inHours: true },
})
