import type { PointSource } from '#contract/call-answers.ts'
import type { ChartPeriod } from '#domain/chart-period.ts'
import type { Instrument } from '#domain/instrument.ts'
import { chartPanel } from './chart-panel.ts'
import { sampleMark } from './frame.ts'

export const chartCopy = {
  csvHead: ['tarih', 'alis', 'satis', 'kaynak', 'not'],
  periods: 'Grafik dönemi',
  buy: 'Alış',
  sell: 'Satış',
  officialBuy: 'TCMB alış',
  officialSell: 'TCMB satış',
  officialPure: 'TCMB alış (saf altın)',
  officialFine: (thousandths: number) => `TCMB alış (${thousandths} ‰)`,
  /** Of a currency alone: of gold the bank names one side, which is no record of the office's two. */
  official: 'TCMB gösterge kuru',
  officialNote: 'Bu dönem için gişe kaydımız yok; çizgi Merkez Bankası’nın gösterge kurudur.',
  officialDayBefore: '. Gün gün: ',
  officialDay: 'Bir günün kuru',
  showOfficial: 'TCMB çizgisi',
  minBuy: 'En düşük alış',
  maxBuy: 'En yüksek alış',
  minSell: 'En düşük satış',
  maxSell: 'En yüksek satış',
  change: 'Değişim',
  changePercent: 'Değişim oranı',
  placeholderMark: 'Temsili veri',
  notDrawn: 'Grafik çizilemedi; değerler aşağıdaki tabloda.',
  table: 'Tablo olarak göster',
  time: 'Saat',
  day: 'Tarih',
  carried: 'taşınan',
  download: 'CSV indir',
} as const

/** A currency has a rate, a metal a price. */
export function pastWords({ group }: Pick<Instrument, 'group'>) {
  const [one, several] = group === null ? ['kur', 'kurlar'] : ['fiyat', 'fiyatlar']
  return {
    demo: group === null ? chartPanel.demo : 'Bu geçmiş örnek verilerden üretilmiştir, gerçek fiyat değildir.',
    placeholder: `Geçmiş ${several} alınamadı. Aşağıdaki çizgi güncel ${one} çevresinde üretilmiş bir yer tutucudur, gerçek geçmiş değildir.`,
    nothing: `Geçmiş ${several} alınamadı, güncel ${one} da henüz bilinmiyor.`,
  }
}

export const periodNames: Readonly<Record<ChartPeriod, string>> = {
  daily: 'Günlük',
  weekly: 'Haftalık',
  monthly: 'Aylık',
  quarterly: '3 Aylık',
  semiannual: '6 Aylık',
  annual: 'Yıllık',
}

export const sourceNames: Readonly<Record<PointSource, string>> = {
  office: 'gişe',
  tcmb: 'TCMB',
  demo: sampleMark.toLocaleLowerCase('tr'),
}

/** "Kaydımız 21 Kasım 2026 tarihinde başlıyor; …" */
export function recordBeginsText(day: string): string {
  return `Kaydımız ${day} tarihinde başlıyor; öncesi ilk kayıtlı değerle doldurulmuştur.`
}

export function chartLabel(name: string, period: ChartPeriod): string {
  return `${name}, ${periodNames[period].toLocaleLowerCase('tr')} alış ve satış grafiği`
}
