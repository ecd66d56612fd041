import type { PageKey } from '#contract/paths.ts'

/** What schema.org calls the page. */
export type SchemaType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'

export interface PageMetadata {
  readonly title: string
  readonly description: string
  readonly schemaType: SchemaType
}

/** The pages, and the one that stands for every unknown path. */
export type RouteKey = PageKey | 'notFound'

export const metadata: Readonly<Record<RouteKey, PageMetadata>> = {
  home: {
    title: 'Güncel döviz kurları ve altın fiyatları',
    description:
      'Sekiz para biriminde canlı alış ve satış kurları, Merkez Bankası kurlarıyla yan yana. Eminönü’nde 1996’dan bu yana kurumsal döviz ve altın bürosu.',
    schemaType: 'WebPage',
  },
  about: {
    title: 'Hakkımızda',
    description:
      '1996 yılında kurulan, Eminönü, Tahtakale, Sultanahmet ve Mısır Çarşısı çevresinde tanınan kurumsal döviz bürosu: misyonumuz, vizyonumuz ve değerlerimiz.',
    schemaType: 'AboutPage',
  },
  rates: {
    title: 'Döviz kurları, güncel alış ve satış fiyatları',
    description:
      'Dolar, euro, sterlin, İsviçre frangı, Kanada ve Avustralya doları, yen ve riyalin canlı gişe kurları ile TCMB kurları aynı ekranda.',
    schemaType: 'CollectionPage',
  },
  accounts: {
    title: 'Banka hesap bilgilerimiz',
    description: 'Sekiz bankadaki TL, USD ve EUR hesaplarımızın IBAN ve hesap numaraları. Bir dokunuşla kopyalayın.',
    schemaType: 'WebPage',
  },
  contact: {
    title: 'İletişim',
    description: 'Adresimiz, telefon ve faks numaralarımız, çalışma saatlerimiz, haritadaki yerimiz ve mesaj formu.',
    schemaType: 'ContactPage',
  },
  documents: {
    title: 'İstenen evraklar',
    description:
      'Gerçek kişiler, şirketler, adi ortaklıklar ve yabancılar için döviz işlemlerinde istenen belgeler ve kimlik tespiti kuralları.',
    schemaType: 'WebPage',
  },
  cookiePolicy: {
    title: 'Çerez politikası',
    description:
      'Bu sitede hangi çerezlerin, ne amaçla ve ne kadar süreyle kullanıldığı, tercihlerinizi nasıl yöneteceğiniz.',
    schemaType: 'WebPage',
  },
  notFound: {
    title: 'Sayfa bulunamadı',
    description: 'Aradığınız sayfa bulunamadı.',
    schemaType: 'WebPage',
  },
}

export function documentTitle(key: RouteKey, shortName: string): string {
  return `${metadata[key].title} | ${shortName}`
}
