import type { OfficeFacts } from '#contract/office-facts.ts'
import { isMetal } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import type { MarginLimits, MarginMistake, MarginObjection } from '#domain/margin.ts'
import { type Rate, roundMicros, toLira } from '#domain/rate.ts'
import { isLoopback, type MarketSettings, OFFICE_COMMAND } from '../runtime/index.ts'
import { writtenName } from '../settings/spelling.ts'
import { numberText } from '../text/index.ts'
import { limitsFor, type OfficePricing } from './office.ts'
import { describeOfficeMistake, located, readOffice } from './parse.ts'

/** Why these facts and these prices can't stand on one page: one is real, and the other invented. */
export function marketRefusal(facts: Pick<OfficeFacts, 'sample'>, market: MarketSettings): readonly string[] {
  if (facts.sample || market.kind !== 'demo') return sampleRefusal(facts, market)
  // A forgotten setting.
  return [
    'Kurum dosyasında “ornek_veri: hayır” yazıyor, ama kur kaynağı verilmemiş: gerçek bir kurumun sitesi uydurma kurlarla açılmaz. RATE_SOCKET_URL ya da RATE_FEED_URL verilmeli.',
  ]
}

/** Nobody may send money to the sample's accounts, nor read the provider's prices without a margin as the office's. */
export function sampleRefusal({ sample }: Pick<OfficeFacts, 'sample'>, market: MarketSettings): readonly string[] {
  const [real] = market.kind === 'demo' ? [] : [market.url, market.feedUrl].filter(isElsewhere)
  if (!sample || real === undefined) return []
  return [
    `ornek_veri: “evet” yazıyor, ama kurlar gerçek (${new URL(real).host}): örnek bilgiler gerçek fiyatların yanında yayınlanmaz. “ornek_veri: hayır” yazın ve şunları kendi bilgilerinizle değiştirin: kurum, iletisim, hesap_sahibi, bankalar, kurlar.paylar; “${OFFICE_COMMAND} check” kalan her örneği satırıyla söyler.`,
  ]
}

/** Names that no provider can have (RFC 2606, 6761), and this machine: what a test and a rehearsal listen on. */
const NOWHERE = /(?:^|\.)(?:localhost|test|example|invalid|example\.(?:com|net|org))$/

function isElsewhere(address: string | undefined): address is string {
  const host = (address === undefined ? undefined : URL.parse(address)?.hostname)?.replace(/^\[(.*)\]$/, '$1')
  return host !== undefined && !NOWHERE.test(host) && !isLoopback(host)
}

const SIDES = { buy: 'alış', sell: 'satış' } as const
const WRITTEN_SIDES = { buy: 'alis', sell: 'satis' } as const

/**
 * "satır 265, kurlar.paylar.USD: satış 47,4770 → 59,3463; pay fiyatı en çok %2 değiştirebilir
 * (kurlar.sinirlar.pay_yuzde)"
 */
export function describeObjection(objection: MarginObjection, pricing: OfficePricing, text: string): string {
  const { code, side, before, after, mistake } = objection
  const decimals = INSTRUMENTS[code].decimals.rate
  const figure = (rate: Rate): string => numberText(toLira(roundMicros(rate, decimals)), decimals)
  const figures = `${SIDES[side]} ${figure(before)} → ${after === null ? 'sıfır ya da altı' : figure(after)}`
  const margins = [isMetal(code) ? 'altin' : 'kurlar', 'paylar', writtenName(code)]
  const reason = `${figures}; ${objectionReason({ code, mistake }, pricing)}`
  const read = readOffice(text)
  if (!read.ok) return `${margins.join('.')}: ${reason}`
  const { line } = located(read.value.source, { path: [...margins, WRITTEN_SIDES[side]], reason })
  return describeOfficeMistake({ line, field: margins.join('.'), reason })
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
