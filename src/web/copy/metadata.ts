import type { PageKey } from '#contract/paths.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { currencyWords } from './currency-words.ts'
import type { Route } from './page-titles.ts'

/** What schema.org calls the page. */
export type SchemaType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'

export interface PageMetadata {
  readonly description: string
  readonly schemaType: SchemaType
  /** Turkish unless told. */
  readonly language?: 'en'
}

/** Nothing here that the office file could change. Titles, which a walk needs at once, stand in page-titles.ts. */
const pageMetadata: Readonly<Record<PageKey | 'notFound', PageMetadata>> = {
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
  gold: {
    description:
      'Gram altın, çeyrek, yarım, tam, gremse ve Ata liranın canlı alış ve satış fiyatları, yeni ve eski yan yana; ayarı, ağırlığı ve saf altına göre farkı.',
    schemaType: 'CollectionPage',
  },
  calculator: {
    description:
      'Bozduracağınız ya da alacağınız döviz kaç lira eder? Gişenin doğru kuruyla, kuruşuna kadar; makası ve TCMB kuruna uzaklığıyla.',
    schemaType: 'WebPage',
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
  documentsEnglish: {
    description:
      'What to bring to our currency exchange counter in Eminönü, Istanbul: documents for foreign visitors, companies and others. A courtesy translation.',
    schemaType: 'WebPage',
    language: 'en',
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
  offline: {
    description: 'İnternet bağlantısı olmadan bu sayfa açılamıyor.',
    schemaType: 'WebPage',
  },
  notFound: {
    description: 'Aradığınız sayfa bulunamadı.',
    schemaType: 'WebPage',
  },
}

export function metadataOf(route: Route): PageMetadata {
  return route.key === 'currency' ? currencyMetadata(route.code) : pageMetadata[route.key]
}

function currencyMetadata(code: CurrencyCode): PageMetadata {
  return {
    description: `${currencyWords[code].of} (${code}) canlı gişe alış ve satış kuru, makası, Merkez Bankası kurundan farkı, grafiği ve son günleri.`,
    schemaType: 'WebPage',
  }
}

/** Said first by whoever reads pages aloud: it looks like the page that was sent. */
export const titleOfReturnedForm = (shortName: string) => `Mesaj gönderilmedi | ${shortName}`
