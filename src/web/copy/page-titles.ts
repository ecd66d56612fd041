import type { PageKey, SiteAddress } from '#contract/paths.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { currencyWords } from './currency-words.ts'

/** A page of the site, or `notFound` for every unknown path. */
export type Route = SiteAddress | { readonly key: 'notFound' }

export type RouteKey = Route['key']

const pageTitles: Readonly<Record<PageKey | 'notFound', string>> = {
  home: 'Güncel döviz kurları ve altın fiyatları',
  about: 'Hakkımızda',
  rates: 'Döviz kurları, güncel alış ve satış fiyatları',
  gold: 'Altın fiyatları: gram, çeyrek, yarım, tam ve Ata lira',
  calculator: 'Kaç lira eder? Döviz hesaplama',
  accounts: 'Banka hesap bilgilerimiz',
  contact: 'İletişim',
  documents: 'İstenen evraklar',
  cookiePolicy: 'Çerez politikası',
  officialDay: 'Bir günün kuru: TCMB döviz ve efektif kurları',
  data: 'Veri',
  messageReceived: 'Mesajınız alındı',
  offline: 'Bağlantı yok',
  notFound: 'Sayfa bulunamadı',
}

/** Returns, for example, "Dolar kuru". */
export function currencyTitle(code: CurrencyCode): string {
  return `${currencyWords[code].heading} kuru`
}

export function documentTitle(route: Route, shortName: string): string {
  const title =
    route.key === 'currency' ? `${currencyTitle(route.code)}, güncel alış ve satış fiyatı` : pageTitles[route.key]
  return `${title} | ${shortName}`
}
