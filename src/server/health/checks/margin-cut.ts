import { pricePath } from '#contract/panel/pages/price-page.ts'
import { productName } from '#contract/product-names.ts'
import { limitsFor, objectionReason } from '../../settings/index.ts'
import { rateText } from '../../text/index.ts'
import { healthCheck } from '../health-check.ts'

const SIDES = { buy: 'alış', sell: 'satış' } as const

/** The finding has no waiting time, because the office does not get the price that it asked for. */
export const marginCut = healthCheck({
  kind: 'margin-cut',
  weight: 'degraded',
  test: ({ rows }) =>
    rows.flatMap(({ code, own, cut, state }) =>
      cut === null && state.kind !== 'unmargined' ? [] : { about: code, code, own, cut },
    ),
  text({ code, own, cut }, { office }) {
    const name = productName(code)
    if (cut === null) return `${name} sitede “Gişeye sorunuz”: kayıtlı payını bu sürüm okuyamıyor.`
    const { side, before, after } = cut
    const asked = after === null ? 'sıfır ya da altı' : rateText(code, after)
    const kept = own === null ? null : (own[side] ?? own.sell)
    const what =
      kept === null
        ? `${name} sitede “Gişeye sorunuz”: payla ${SIDES[side]} ${rateText(code, before)} yerine ${asked} olacaktı`
        : `${name} payı tam uygulanamıyor: ${SIDES[side]} ${asked} olacakken ${rateText(code, kept)} (sağlayıcı ${rateText(code, before)})`
    return `${what}; ${objectionReason(cut, limitsFor(office.pricing, code))}.`
  },
  owner: { advice: 'Payı değiştirin.' },
  helpsAt: ({ code }) => pricePath(code),
  mail: { subject: 'bir kâr payı bütünüyle uygulanamıyor', trouble: 'kâr payı', after: 0 },
})
