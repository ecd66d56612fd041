import type { OfficeFacts } from '#contract/office-facts.ts'
import { isMetal } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import type { MarginLimits, MarginMistake, MarginObjection } from '#domain/margin.ts'
import { type Rate, roundMicros, toLira } from '#domain/rate.ts'
import type { MarketSettings } from '../runtime/index.ts'
import { numberText } from '../text/index.ts'
import { limitsFor, type OfficePricing } from './office.ts'
import { writtenName } from './spelling.ts'

/** Why the demo market is not for this office: a real one without a provider is a forgotten setting. */
export function demoRefusal({ sample }: Pick<OfficeFacts, 'sample'>, market: MarketSettings): readonly string[] {
  if (sample || market.kind !== 'demo') return []
  return [
    'Kurum dosyasında “ornek_veri: hayır” yazıyor, ama kur kaynağı verilmemiş: gerçek bir kurumun sitesi uydurma kurlarla açılmaz. RATE_SOCKET_URL ya da RATE_FEED_URL verilmeli.',
  ]
}

const SIDES = { buy: 'alış', sell: 'satış' } as const

/** "kurlar.paylar.USD: satış 47,4770 → 59,3463; pay fiyatı en çok %2 değiştirebilir (kurlar.sinirlar.pay_yuzde)" */
export function describeObjection(objection: MarginObjection, pricing: OfficePricing): string {
  const { code, side, before, after, mistake } = objection
  const decimals = INSTRUMENTS[code].decimals.rate
  const figure = (rate: Rate): string => numberText(toLira(roundMicros(rate, decimals)), decimals)
  const figures = `${SIDES[side]} ${figure(before)} → ${after === null ? 'sıfır ya da altı' : figure(after)}`
  const at = `${isMetal(code) ? 'altin' : 'kurlar'}.paylar.${writtenName(code)}`
  return `${at}: ${figures}; ${objectionReason({ code, mistake }, pricing)}`
}

/** "pay fiyatı en çok %2 değiştirebilir (kurlar.sinirlar.pay_yuzde)" */
export function objectionReason(
  { code, mistake }: Pick<MarginObjection, 'code' | 'mistake'>,
  pricing: Pick<OfficePricing, 'guards' | 'ownGuards'>,
): string {
  const limits = isMetal(code) ? `altin.sinirlar.${writtenName(code)}` : 'kurlar.sinirlar'
  return reasonOf(mistake, limitsFor(pricing, code), limits)
}

function reasonOf(mistake: MarginMistake, { marginLimit, spreadLimit }: MarginLimits, field: string): string {
  switch (mistake) {
    case 'margins-too-far':
      return `pay fiyatı en çok %${percent(marginLimit)} değiştirebilir (${field}.pay_yuzde)`
    case 'margins-cross':
      return 'alış satışın, ya da piyasanın satışının üstüne çıkıyor'
    case 'margins-too-wide':
      return `makas %${percent(spreadLimit)} sınırını aşıyor (${field}.makas_yuzde)`
  }
}

function percent(basisPoints: number): string {
  return numberText(basisPoints / 100)
}
