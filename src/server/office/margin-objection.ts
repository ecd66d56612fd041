import type { MarginMistake, MarginObjection } from '#domain/margin.ts'
import { roundMicros, toLira } from '#domain/rate.ts'
import type { OfficePricing } from './office.ts'

const SIDES = { buy: 'alış', sell: 'satış' } as const

/** "kurlar.paylar.USD: satış 47,4770 → 59,3463; pay fiyatı en çok %2 değiştirebilir (kurlar.sinirlar.pay_yuzde)" */
export function describeObjection(objection: MarginObjection, { guards }: OfficePricing): string {
  const { code, side, before, after, mistake } = objection
  const figures = `${SIDES[side]} ${figure(before)} → ${after === null ? 'sıfır ya da altı' : figure(after)}`
  return `kurlar.paylar.${code}: ${figures}; ${reasonOf(mistake, guards)}`
}

function reasonOf(mistake: MarginMistake, { marginLimit, spreadLimit }: OfficePricing['guards']): string {
  switch (mistake) {
    case 'margins-too-far':
      return `pay fiyatı en çok %${percent(marginLimit)} değiştirebilir (kurlar.sinirlar.pay_yuzde)`
    case 'margins-cross':
      return 'alış satışın, ya da piyasanın satışının üstüne çıkıyor'
    case 'margins-too-wide':
      return `makas %${percent(spreadLimit)} sınırını aşıyor (kurlar.sinirlar.makas_yuzde)`
  }
}

function figure(rate: MarginObjection['before']): string {
  return toLira(roundMicros(rate, 4)).toLocaleString('tr-TR', { minimumFractionDigits: 4 })
}

function percent(basisPoints: number): string {
  return (basisPoints / 100).toLocaleString('tr-TR')
}
