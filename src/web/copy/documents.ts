import type { VisitorKind } from '#contract/visitor-kind.ts'
import { formatDigits, liraText } from '../format/format.ts'
import { pageLabels } from './frame.ts'

export interface RequiredDocument {
  readonly name: string
  /** The documents that are accepted instead. */
  readonly otherwise?: string
}

export interface DocumentList {
  readonly title: string
  readonly documents: readonly RequiredDocument[]
}

export const documents = {
  title: pageLabels.documents,
  lead: {
    before: 'Müşterinin tanınmasına ilişkin esaslar gereği istenen belgeler. Dayanak: ',
    gazette: '09.01.2008 tarihli ve 25751 sayılı Resmî Gazete',
    after: '.',
  },
  warning: {
    title: 'Suç gelirlerinin aklanmasını önleme yükümlülüğü',
    summary: (threshold: number) =>
      `${liraText(threshold)} üzerindeki işlemlerde ve bağlantılı işlemlerin toplamında kimlik tespiti zorunludur. Başkası hesabına hareket edenler bunu işlemden önce yazılı olarak bildirir.`,
    open: 'Uyarının tamamını aç',
  },
  legal: {
    title: 'Yasal uyarı',
    threshold: {
      before: '5549 sayılı Suç Gelirlerinin Aklanmasının Önlenmesi Hakkında Kanun uyarınca ',
      after: ' üzerindeki işlemlerde ve bağlantılı işlemlerin toplamında kimlik tespiti yapılması zorunludur. ',
    },
    penalty: {
      before: (year: number) => `Yükümlülüğe uyulmaması hâlinde ${year} yılı için öngörülen idari para cezası `,
      after: '’dir.',
    },
    article: {
      title: 'Madde 15',
      text: 'Kendi adına, ancak başkası hesabına hareket eden kişi, kimin hesabına işlem yaptığını işlemden önce yazılı olarak bildirmek zorundadır.',
    },
    ministry: 'Hazine ve Maliye Bakanlığı',
    authority: 'Mali Suçları Araştırma Kurulu (MASAK)',
    faq: 'MASAK sık sorulan sorular sayfası için kodu okutun veya dokunun.',
    faqCode: 'QR kodu',
  },
  /** The texts in place of pictures that cannot be loaded. */
  abbreviations: { ministry: 'HMB', authority: 'MASAK', institution: 'ANGUN', code: 'QR' },
  /** Returns the sum above which the list applies; smaller sums are exchanged as well. */
  foreignMinimum: (euro: number) =>
    `Yabancı gerçek kişilerde bu liste için asgari işlem tutarı ${formatDigits(euro)} Euro’dur; daha düşük tutarlarda da işlem yapılır.`,
  limits: 'Hangi tutarda ne gerekir?',
  english: 'English: what to bring (courtesy translation)',
  important: {
    title: 'Önemli not',
    before:
      'Tüm belgeler güncel ve geçerli olmalıdır. Eksik belge işlemin yapılmasına engel olabilir. Ayrıntı için kurumumuzla ',
    link: 'iletişime geçin',
    after: '.',
  },
} as const

/** The lists are fixed: docs/product.md, "Documents". */
export const documentLists: Readonly<Record<VisitorKind, DocumentList>> = {
  individuals: {
    title: 'Gerçek kişiler (mükellef olmayanlar)',
    documents: [
      { name: 'Kimlik fotokopisi' },
      {
        name: 'İmza beyannamesi',
        otherwise: 'Yoksa imza teyidi için sürücü belgesi veya kimlik fotokopisi altına ıslak imza.',
      },
      {
        name: 'Adres teyidi: ikametgâh belgesi veya fatura',
        otherwise: 'Yoksa kimlik fotokopisi altına ıslak imzalı açıklayıcı yazılı beyan.',
      },
      { name: 'Telefon numarası, meslek, doğum yeri, uyruk, anne ve baba adı' },
    ],
  },
  companies: {
    title: 'Şirketler',
    documents: [
      { name: 'Güncel vergi levhası' },
      { name: 'İmza sirküleri' },
      { name: 'Faaliyet belgesi' },
      { name: 'Ticaret sicil gazetesi' },
      { name: 'Yetkili kişinin kimlik fotokopisi' },
      { name: 'Gerçek faydalanıcı belgesi' },
    ],
  },
  partnerships: {
    title: 'Adi ortaklıklar ve işletmeler',
    documents: [
      { name: 'Ortakların kimlik fotokopileri' },
      { name: 'Ortaklık sözleşmesi' },
      { name: 'İmza sirküleri' },
      { name: 'Faaliyet belgesi' },
      { name: 'Vergi levhası' },
      { name: 'Adres ve numarayı gösteren belge' },
    ],
  },
  foreigners: {
    title: 'Yabancı uyruklu kişiler',
    documents: [
      { name: 'Pasaport fotokopisi' },
      { name: 'Adres ve telefon' },
      { name: 'Türkiye vergi numarası' },
      { name: 'Uyruk bilgisi' },
      { name: 'Gerçek faydalanıcı belgesi' },
    ],
  },
}

export const checklist = {
  title: 'Yanınızda ne getirin?',
  visitor: 'Kim adına işlem yapacaksınız?',
  visitors: {
    individuals: 'Gerçek kişi',
    companies: 'Şirket',
    partnerships: 'Adi ortaklık',
    foreigners: 'Yabancı',
  } satisfies Record<VisitorKind, string>,
  show: 'Belgeleri göster',
  above: {
    title: (sum: string, limit: number) => `${sum}, ${liraText(limit)} sınırının üzerindedir.`,
    text: 'Kimlik tespiti zorunludur; aşağıdaki belgeleri yanınızda bulundurun.',
  },
  below: {
    title: (limit: number) => `Bu tutar ${liraText(limit)} sınırının altındadır.`,
    exactly: (limit: number) => `Bu tutar ${liraText(limit)} sınırını aşmıyor.`,
    text: 'Yine de kimliğinizi yanınızda bulundurun; gişe gerekli görürse belge isteyebilir.',
  },
  unknown: {
    title: (limit: number) => `${liraText(limit)} üzerindeki işlemlerde kimlik tespiti zorunludur.`,
    text: 'Kimliğinizi yanınızda bulundurun; gişe gerekli görürse belge isteyebilir.',
  },
  linked: 'Sınır bağlantılı işlemlerin toplamında da geçerlidir.',
  folded: (limit: number) => `${liraText(limit)} üzerinde istenen belgeler`,
  list: 'İstenen belgeler',
  valid: 'Tüm belgeler güncel ve geçerli olmalıdır. Eksik belge işlemin yapılmasına engel olabilir.',
  share: { share: 'Listeyi paylaş', copy: 'Listeyi kopyala', copied: 'Liste kopyalandı' },
  print: 'Yazdır',
  place: 'Gişemiz',
  phone: 'Telefon',
  transfer: 'Havale ve EFT için',
  transferOfSum: 'Havale ve EFT için; tutar açıklamada hazır',
  printed: (moment: string, address: string) => `${moment} yazdırıldı · ${address}`,
} as const
