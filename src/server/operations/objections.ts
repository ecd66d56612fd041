import { INSTRUMENTS } from '#domain/instruments.ts'
import type { Margin, MarginObjection } from '#domain/margin.ts'
import { type Rate, roundMicros, toLira } from '#domain/rate.ts'
import { likelyMargin, type MarginSide } from '#domain/unusual-margin.ts'
import { changedMargins, limitsFor, type OfficePricing, writtenName } from '../office/index.ts'
import { numberText, shareText } from '../text/index.ts'
import { officeIn, type Operator } from './operator.ts'
import { marginMeasures } from './unusual.ts'

/** What stands against a margin, for who typed it. */
export interface Objection extends MarginObjection {
  /** A Turkish sentence that says what the price would be. */
  readonly text: string
  /** What was probably meant; null: nobody knows. */
  readonly likely: Margin | null
}

/** What stands against the margins of `after`, in words and with what was probably meant. */
export async function objectionsIn(
  operator: Operator,
  objections: readonly MarginObjection[],
  before: string,
  after: string,
): Promise<Objection[]> {
  const pricing = officeIn(after)?.pricing
  if (objections.length === 0 || pricing === undefined) return []
  const { changed } = changedMargins(before, after)
  const measuresOf = await marginMeasures(operator, before)
  return objections.map((objection) => {
    const { code, side } = objection
    const change = changed.find((each) => each.code === code && each.side === side)
    const likely = change === undefined ? null : likelyMargin(change, measuresOf(code, side))
    return { ...objection, text: sentence(objection, pricing), likely }
  })
}

const SIDES: Readonly<Record<MarginSide, string>> = { buy: 'alışı', sell: 'satışı' }

function sentence({ code, side, mistake, before, after }: MarginObjection, pricing: OfficePricing): string {
  const decimals = INSTRUMENTS[code].decimals.rate
  const figure = (rate: Rate): string => numberText(toLira(roundMicros(rate, decimals)), decimals)
  const { marginLimit, spreadLimit } = limitsFor(pricing, code)
  const price = `${writtenName(code)} ${SIDES[side]}`
  if (after === null) return `${price} bu payla sıfıra ya da altına inerdi.`
  const now = `${price} bu payla ${figure(before)} yerine ${figure(after)} olurdu`
  switch (mistake) {
    case 'margins-too-far':
      return `${now}; bir pay fiyatı en çok ${shareText(marginLimit / 10_000)} değiştirebilir.`
    case 'margins-cross':
      return side === 'buy'
        ? `${now}; alış, satışın ya da piyasanın satışının üstüne çıkamaz.`
        : `${now}; satış, alışın ya da piyasanın alışının altına inemez.`
    case 'margins-too-wide':
      return `${now}; makas ${shareText(spreadLimit / 10_000)} sınırını aşamaz.`
  }
}
