import type { Freshness } from '#domain/freshness.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Measure } from '#domain/price-verdict.ts'
import type { RuleName } from '#domain/quote-rules.ts'
import type { Rate } from '#domain/rate.ts'
import type { BulletinRule } from '../history/index.ts'
import { rateText, shareText } from '../text/index.ts'

export const FRESHNESS_WORDS: Readonly<Record<Freshness, string>> = {
  live: 'Canlı',
  delayed: 'Gecikmeli',
  stale: 'Eski',
  closed: 'Kapalı',
}

export const BULLETIN_RULE_WORDS: Readonly<Record<BulletinRule, string>> = {
  'later-than-today': 'tarihi henüz gelmedi',
  'buy-above-sell': 'alış satıştan yüksek',
  'out-of-range': 'olacak bir kur değil',
  'far-from-before': 'öncekinden çok uzak',
}

const RULE_WORDS: Readonly<Record<RuleName, string>> = {
  'not-a-number': 'bir tarafı sayı değil',
  'non-finite': 'bir tarafı sonsuz',
  negative: 'bir tarafı sıfırdan küçük',
  zero: 'satış sıfır',
  'out-of-range': 'olacak bir fiyat değil',
  'dead-code': 'kaynak bu kuru artık vermiyor',
  'unreadable-stamp': 'saati okunamıyor',
  'bid-above-ask': 'alış satıştan yüksek',
  'absurd-spread': 'makas',
  older: 'daha yenisi var',
  jump: 'sıçrama',
  'far-from-first': 'günün ilk fiyatından uzak',
  'far-from-bulletin': 'TCMB bülteninden uzak',
  'far-from-accepted': 'onaylanan fiyattan uzak',
  'far-from-fixing': 'TCMB altınından uzak',
  'far-from-metal': 'içindeki madenin değerinden uzak',
  unmeasured: 'ölçülecek başka bir fiyat yok',
  'far-from-record': 'son kayıttan uzak',
  'ahead-of-clock': 'saati gelecekte',
  'unknown-code': 'bilinmeyen kod',
  'margins-cross': 'paylar alışla satışı çaprazlıyor',
  'margins-too-far': 'pay izin verilenden büyük',
  'margins-too-wide': 'paylar makası fazla açıyor',
}

export function ruleWords(rule: RuleName): string {
  return RULE_WORDS[rule]
}

interface Struck extends Measure {
  readonly code: InstrumentId
  readonly rule: RuleName
  readonly buy: Rate | null
  readonly sell: Rate | null
}

/**
 * Returns text such as "sıçrama, satış 30,1000 yerine 31,1900: %3,62 (sınır %3)", "makas %10,37 (sınır %10)" or "alış
 * satıştan büyük".
 */
export function refusalText({ code, rule, buy, sell, against, limit }: Struck): string {
  const words = RULE_WORDS[rule]
  const bound = limit === null ? '' : ` (sınır ${shareText(limit / 10_000)})`
  if (against !== null && sell !== null) {
    const { name, is, was } = furthest({ buy, sell }, against)
    return `${words}, ${name} ${rateText(code, was)} yerine ${rateText(code, is)}: ${shareText(Math.abs(is - was) / was)}${bound}`
  }
  if (limit !== null && buy !== null && sell !== null)
    return `${words} ${shareText((2 * (sell - buy)) / (sell + buy))}${bound}`
  return words
}

function furthest(price: { buy: Rate | null; sell: Rate }, from: NonNullable<Measure['against']>) {
  const sell = { name: 'satış', is: price.sell, was: from.sell }
  if (price.buy === null || from.buy === null) return sell
  const buy = { name: 'alış', is: price.buy, was: from.buy }
  const share = ({ is, was }: typeof sell): number => Math.abs(is - was) / was
  return share(buy) > share(sell) ? buy : sell
}
