import type { PointSource } from '#contract/price-call-answers.ts'
import { type ChartPeriod, PERIOD_DAYS } from '#domain/chart-period.ts'
import type { ChartPlace, ChartSummary } from '#domain/chart-summary.ts'
import type { Instrument } from '#domain/instrument.ts'
import type { Rate } from '#domain/rate.ts'
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
  /** For currencies only: the bank publishes one side for gold, which cannot replace the office's two sides. */
  official: 'TCMB gösterge kuru',
  officialNote: 'Bu dönem için gişe kaydımız yok; çizgi Merkez Bankasının gösterge kurudur.',
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

/** Returns words about the past: a currency has a rate, a metal has a price. */
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

/** Returns, for example, "Kaydımız 21 Kasım 2026 tarihinde başlıyor; …". */
export function recordBeginsText(day: string): string {
  return `Kaydımız ${day} tarihinde başlıyor; öncesi ilk kayıtlı değerle doldurulmuştur.`
}

export function chartLabel(name: string, period: ChartPeriod): string {
  return `${name}, ${periodNames[period].toLocaleLowerCase('tr')} alış ve satış grafiği`
}

/** The position of today's price, or of the last one if today has none or the chart covers one day. */
const PLACES: Readonly<Record<ChartPlace, readonly [ofToday: string, ofLast: string]>> = {
  highest: ['bugün en yüksek değerinde', 'son değeri bunların en yükseği'],
  'near-highest': ['bugün en yüksek değerine yakın', 'son değeri en yükseğe yakın'],
  upper: ['bugün bu aralığın üst yarısında', 'son değeri bu aralığın üst yarısında'],
  middle: ['bugün bu aralığın ortasında', 'son değeri bu aralığın ortasında'],
  lower: ['bugün bu aralığın alt yarısında', 'son değeri bu aralığın alt yarısında'],
  'near-lowest': ['bugün en düşük değerine yakın', 'son değeri en düşüğe yakın'],
  lowest: ['bugün en düşük değerinde', 'son değeri bunların en düşüğü'],
}

interface SentenceParts {
  /** For example "dolar" or "çeyrek (yeni)". */
  readonly subject: string
  readonly period: ChartPeriod
  /** The first day of the record, if it is inside the period, for example "21 Kasım 2026"; null if it is older. */
  readonly since: string | null
  readonly price: (rate: Rate) => string
}

/** Returns, for example, "Son 30 günde dolar 46,10 ile 49,72 arasında kaldı; bugün en yüksek değerine yakın." */
export function summarySentence(summary: ChartSummary, { subject, period, since, price }: SentenceParts): string {
  const isDay = period === 'daily'
  const window = isDay ? 'Bugün' : `Son ${PERIOD_DAYS[period]} günde`
  const when = since === null ? window : `${since} tarihinden bu yana`
  switch (summary.kind) {
    case 'none':
      return `${window} ${subject} için ${isDay ? 'henüz ' : ''}kayıt yok; son bilinen değer ${price(summary.last)}.`
    case 'single':
      return `${window} ${subject} için tek bir kayıt var: ${price(summary.price)}.`
    case 'unchanged':
      return `${when} ${subject} değişmedi: ${price(summary.price)}.`
    case 'steady':
      return `${when} ${subject} ${price(summary.price)} dolayında kaldı.`
    case 'range': {
      const { low, high, place, isCurrent } = summary
      const [ofToday, ofLast] = PLACES[place]
      return `${when} ${subject} ${price(low)} ile ${price(high)} arasında kaldı; ${isCurrent && !isDay ? ofToday : ofLast}.`
    }
  }
}
