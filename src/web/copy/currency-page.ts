import type { CurrencyCode } from '#domain/currency.ts'
import type { OfficialKind } from '#domain/official-reference.ts'
import { currencyWords } from './currency-words.ts'
import { officialKinds } from './rates.ts'

export const currencyPage = {
  lead: (code: CurrencyCode) => `${currencyWords[code].of} bugünkü alış ve satış fiyatı, grafiği ve son günleri.`,
  buy: (code: CurrencyCode) => `${currencyWords[code].yours} bozdururken`,
  sell: (code: CurrencyCode) => `${currencyWords[code].plain} alırken`,
  today: 'Bugün',
  /** For example "Dolar grafiği". */
  chart: (name: string) => `${name} grafiği`,
  change: 'Önceki kapanışa göre',
  spread: 'Makas',
  bankSell: (kind: OfficialKind) => `TCMB ${officialKinds[kind]} satış`,
  distance: 'TCMB’ye göre',
  /** The rate with which our price is compared: "efektif satışa göre". */
  compared: (kind: OfficialKind) => `${officialKinds[kind]} satışa göre`,
  others: 'Öteki kurlar',
}

export const recentDays = {
  title: 'Son günler',
  caption: (name: string) => `${name}, son günler`,
  bankCaption: (name: string) => `${name}, TCMB gösterge kuru, son günler`,
  day: 'Gün',
  change: 'Değişim',
  bankSell: 'TCMB döviz satış',
  noBulletin: 'bülten yok',
  noEarlierDay: 'önceki gün yok',
  own: 'Gün sonu kurlarımız; bugünün satırı son kurdur. TCMB hafta sonu ve tatilde bülten yayımlamaz.',
  official: 'Gişe kaydımız henüz yok; tablo Merkez Bankasının gösterge kurudur.',
  began: (day: string) => `Kaydımız ${day} tarihinde başladı.`,
  none: 'Henüz kayıt yok.',
  loading: 'Son günler yükleniyor...',
  failed: 'Son günler alınamadı.',
}
