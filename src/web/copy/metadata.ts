import type { OfficeFacts } from '#contract/office-facts.ts'
import type { PageKey } from '#contract/paths.ts'
import { currencyWords, howManyCurrencies, ofAllCurrencies } from './currency-words.ts'
import { introduction } from './frame.ts'
import type { Route } from './page-titles.ts'

/** Descriptions of pages. `descriptionOf` appends the office's introduction to two of them. */
const pageDescriptions: Readonly<Record<PageKey | 'notFound', string>> = {
  home: `${howManyCurrencies} para biriminde gişemizin alış ve satış kurları, Merkez Bankası kurlarıyla yan yana.`,
  about: 'Kuruluşumuz, misyonumuz, vizyonumuz ve değerlerimiz.',
  rates: `${ofAllCurrencies()} gişe kurları ile TCMB kurları aynı ekranda.`,
  gold: 'Gram altın, çeyrek, yarım, tam, gremse ve Ata liranın canlı alış ve satış fiyatları, yeni ve eski yan yana; ayarı, ağırlığı ve saf altına göre farkı.',
  calculator:
    'Bozduracağınız ya da alacağınız döviz kaç lira eder? Gişenin doğru kuruyla, kuruşuna kadar; makası ve TCMB kuruna uzaklığıyla.',
  accounts: 'TL, USD ve EUR hesaplarımızın IBAN ve hesap numaraları. Bir dokunuşla kopyalayın.',
  contact: 'Adresimiz, telefon ve faks numaralarımız, çalışma saatlerimiz, haritadaki yerimiz ve mesaj formu.',
  documents:
    'Gerçek kişiler, şirketler, adi ortaklıklar ve yabancılar için döviz işlemlerinde istenen belgeler ve kimlik tespiti kuralları.',
  cookiePolicy:
    'Bu sitede hangi çerezlerin, ne amaçla ve ne kadar süreyle kullanıldığı, tercihlerinizi nasıl yöneteceğiniz.',
  officialDay:
    'Merkez Bankasının bir tarihteki döviz ve efektif alış, satış kurları; o tarihte geçerli olan bülten, numarası ve ayın tablosu.',
  data: 'Kurlarımız sitenizde ya da programınızda: JSON, sınırlar, koşullar.',
  messageReceived: 'Mesajınız bize ulaştı.',
  offline: 'İnternet bağlantısı olmadan bu sayfa açılamıyor.',
  notFound: 'Aradığınız sayfa bulunamadı.',
}

export function descriptionOf(route: Route, office: OfficeFacts): string {
  if (route.key === 'currency')
    return `${currencyWords[route.code].of} (${route.code}) gişe alış ve satış kuru, makası, Merkez Bankası kurundan farkı, grafiği ve son günleri.`
  const description = pageDescriptions[route.key]
  return route.key === 'home' || route.key === 'about' ? `${description} ${introduction(office)}` : description
}

/** Screen readers read the title first; without it the page would sound like the one that was submitted. */
export const titleOfReturnedForm = (shortName: string) => `Mesaj gönderilmedi | ${shortName}`
