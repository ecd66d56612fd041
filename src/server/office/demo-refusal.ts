import type { OfficeFacts } from '#contract/office-facts.ts'
import type { MarketSettings } from '../runtime/index.ts'

/** Why the demo market is not for this office: a real one without a provider is a setting that was forgotten or misspelt. Empty: nothing against it. */
export function demoRefusal({ sample }: Pick<OfficeFacts, 'sample'>, market: MarketSettings): readonly string[] {
  if (sample || market.kind !== 'demo') return []
  return [
    'Kurum dosyasında “ornek_veri: hayır” yazıyor, ama kur kaynağı verilmemiş: gerçek bir kurumun sitesi uydurma kurlarla açılmaz. RATE_SOCKET_URL ya da RATE_FEED_URL verilmeli.',
  ]
}
