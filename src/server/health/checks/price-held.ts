import { pricePath } from '#contract/panel/pages/price-page.ts'
import { productName } from '#contract/product-names.ts'
import { writtenName } from '../../settings/index.ts'
import { lengthText, rateText } from '../../text/index.ts'
import { healthCheck } from '../health-check.ts'
import { MISSING_AFTER_MS } from '../lacking-prices.ts'
import { refusalText } from '../price-words.ts'

export const priceHeld = healthCheck({
  kind: 'price-held',
  weight: 'degraded',
  test: ({ rows, at }) =>
    rows.flatMap(({ code, own, state }) => {
      if (state.kind !== 'held' || at - state.held.since <= MISSING_AFTER_MS) return []
      const { held } = state
      return { about: code, code, own, held, since: held.since, remedy: `angun-office approve ${writtenName(code)}` }
    }),
  text({ code, own, held: { passed, rule, measure, since } }, { at }) {
    const shown = own === null ? 'Sitede “Gişeye sorunuz” yazıyor.' : `Sitede ${rateText(code, own.sell)} duruyor.`
    const why = refusalText({ rule, ...passed.quote, ...measure })
    return `${productName(code)} ${lengthText(at - since, 'since')} bekletiliyor: ${why}. ${shown}`
  },
  owner: { advice: 'Doğruysa geçirin.' },
  helpsAt: ({ code }) => pricePath(code),
  mail: { subject: 'bir fiyat bekletiliyor', trouble: 'bekletilen fiyat', after: 0 },
})
