import type { PageKey } from '#contract/paths.ts'

/** The pages, and the one that stands for every unknown path. */
export type RouteKey = PageKey | 'notFound'

const pageTitles: Readonly<Record<RouteKey, string>> = {
  home: 'Güncel döviz kurları ve altın fiyatları',
  about: 'Hakkımızda',
  rates: 'Döviz kurları, güncel alış ve satış fiyatları',
  accounts: 'Banka hesap bilgilerimiz',
  contact: 'İletişim',
  documents: 'İstenen evraklar',
  cookiePolicy: 'Çerez politikası',
  messageReceived: 'Mesajınız alındı',
  notFound: 'Sayfa bulunamadı',
}

export function documentTitle(key: RouteKey, shortName: string): string {
  return `${pageTitles[key]} | ${shortName}`
}
