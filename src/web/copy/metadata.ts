import type { RouteKey } from './page-titles.ts'

/** What schema.org calls the page. */
export type SchemaType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'

export interface PageMetadata {
  readonly description: string
  readonly schemaType: SchemaType
}

/** Nothing here that the office file could change. Titles, which a walk needs at once, stand in page-titles.ts. */
export const metadata: Readonly<Record<RouteKey, PageMetadata>> = {
  home: {
    description:
      'Sekiz para biriminde canlı alış ve satış kurları, Merkez Bankası kurlarıyla yan yana. Eminönü’nde kurumsal döviz ve altın bürosu.',
    schemaType: 'WebPage',
  },
  about: {
    description:
      'Eminönü, Tahtakale, Sultanahmet ve Mısır Çarşısı çevresinde tanınan kurumsal döviz bürosu: kuruluşumuz, misyonumuz, vizyonumuz ve değerlerimiz.',
    schemaType: 'AboutPage',
  },
  rates: {
    description:
      'Dolar, euro, sterlin, İsviçre frangı, Kanada ve Avustralya doları, yen ve riyalin canlı gişe kurları ile TCMB kurları aynı ekranda.',
    schemaType: 'CollectionPage',
  },
  accounts: {
    description: 'TL, USD ve EUR hesaplarımızın IBAN ve hesap numaraları. Bir dokunuşla kopyalayın.',
    schemaType: 'WebPage',
  },
  contact: {
    description: 'Adresimiz, telefon ve faks numaralarımız, çalışma saatlerimiz, haritadaki yerimiz ve mesaj formu.',
    schemaType: 'ContactPage',
  },
  documents: {
    description:
      'Gerçek kişiler, şirketler, adi ortaklıklar ve yabancılar için döviz işlemlerinde istenen belgeler ve kimlik tespiti kuralları.',
    schemaType: 'WebPage',
  },
  cookiePolicy: {
    description:
      'Bu sitede hangi çerezlerin, ne amaçla ve ne kadar süreyle kullanıldığı, tercihlerinizi nasıl yöneteceğiniz.',
    schemaType: 'WebPage',
  },
  messageReceived: {
    description: 'Mesajınız bize ulaştı.',
    schemaType: 'WebPage',
  },
  notFound: {
    description: 'Aradığınız sayfa bulunamadı.',
    schemaType: 'WebPage',
  },
}

/** Said first by whoever reads pages aloud: it looks like the page that was sent. */
export const titleOfReturnedForm = (shortName: string) => `Mesaj gönderilmedi | ${shortName}`
