import type { VisitorKind } from '#domain/papers.ts'
import { formatDigits, liraText } from '../format/format.ts'
import { pageLabels } from './frame.ts'
import { papers } from './paper-words.ts'

export interface RequiredDocument {
  readonly name: string
  /** The documents that are accepted instead. */
  readonly otherwise?: string
  /** The paper whose own limit applies to this document; left out if identification needs it. */
  readonly paper?: 'tax-number'
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
      `${liraText(threshold)} ve üzeri işlemlerde kimlik tespiti zorunludur; bağlantılı işlemler birlikte sayılır. Başkası hesabına hareket edenler bunu işlemden önce yazılı olarak bildirir.`,
    open: 'Uyarının tamamını aç',
  },
  legal: {
    title: 'Yasal uyarı',
    threshold: {
      before: '5549 sayılı Suç Gelirlerinin Aklanmasının Önlenmesi Hakkında Kanun uyarınca ',
      after: ' ve üzeri işlemlerde kimlik tespiti yapılması zorunludur; bağlantılı işlemler birlikte sayılır. ',
    },
    penalty: {
      before: (year: number) =>
        `Kimlik tespiti kurumumuzun yükümlülüğüdür; uyulmaması hâlinde ${year} yılı için öngörülen idari para cezası `,
      after: '’dir ve müşteriye değil, kuruma uygulanır.',
    },
    article: {
      title: 'Madde 15',
      text: 'Kendi adına, ancak başkası hesabına hareket eden kişi, kimin hesabına işlem yaptığını işlemden önce yazılı olarak bildirmek zorundadır. Bildirmeyen kişi altı aydan bir yıla kadar hapis veya beş bin güne kadar adli para cezasıyla cezalandırılır.',
    },
    ministry: 'Hazine ve Maliye Bakanlığı',
    authority: 'Mali Suçları Araştırma Kurulu (MASAK)',
    faq: 'MASAK sık sorulan sorular sayfası için kodu okutun veya dokunun.',
    faqCode: 'QR kodu',
  },
  /** The texts in place of pictures that cannot be loaded. */
  abbreviations: { ministry: 'HMB', authority: 'MASAK', institution: 'ANGUN', code: 'QR' },
  /** Returns the sum from which the list applies; smaller sums are exchanged as well. */
  foreignMinimum: (euro: number, threshold: number) =>
    `Yabancı gerçek kişilerde bu liste için asgari işlem tutarı ${formatDigits(euro)} Euro’dur; daha düşük tutarlarda da işlem yapılır. Kimlik tespiti yine ${liraText(threshold)} ve üzerinde zorunludur.`,
  limits: 'Hangi tutarda ne gerekir?',
  english: 'English: what to bring (courtesy translation)',
  important: {
    title: 'Önemli not',
    before(year: number | null): string {
      const sums = year === null ? '' : ` Bu sayfadaki tutarlar ${year} yılı içindir.`
      return `${papers.valid} ${papers.originals}${sums} Ayrıntı için kurumumuzla `
    },
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
      { name: 'Gerçek faydalanıcı belgesi', otherwise: 'Gişede imzalanan formdur.' },
    ],
  },
  partnerships: {
    title: 'Adi ortaklıklar ve işletmeler',
    documents: [
      { name: 'Ortakların kimlik fotokopileri' },
      { name: 'Ortaklık sözleşmesi', otherwise: 'Şahıs işletmeleri de bu listeye bakar; sözleşme onlardan istenmez.' },
      { name: 'İmza sirküleri' },
      { name: 'Faaliyet belgesi' },
      { name: 'Vergi levhası' },
      { name: 'Adres ve numarayı gösteren belge' },
    ],
  },
  foreigners: {
    title: 'Yabancı uyruklu kişiler',
    documents: [
      {
        name: 'Pasaport fotokopisi',
        otherwise: 'Ya da yabancı kimlik numaralı (99…) ikamet izni kartının fotokopisi.',
      },
      { name: 'Adres ve telefon' },
      { name: 'Türkiye vergi numarası', otherwise: 'Ya da yabancı kimlik numarası (99…).', paper: 'tax-number' },
      { name: 'Uyruk bilgisi' },
      { name: 'Gerçek faydalanıcı belgesi', otherwise: 'Gişede imzalanan formdur.' },
    ],
  },
}

/** Returns the documents that identification needs. The others have a limit of their own. */
export function identificationDocuments(visitor: VisitorKind): readonly RequiredDocument[] {
  return documentLists[visitor].documents.filter(({ paper }) => paper === undefined)
}

export const checklist = {
  title: 'Yanınızda ne getirin?',
  visitor: 'Kim işlem yapacak?',
  visitors: {
    individuals: 'T.C. vatandaşı',
    foreigners: 'Yabancı',
    companies: 'Şirket',
    partnerships: 'Adi ortaklık',
  } satisfies Record<VisitorKind, string>,
  show: 'Belgeleri göster',
  soleTrader: 'Şahıs işletmesi adına işlem yapıyorsanız “Adi ortaklık” seçeneğine bakın.',
  share: { share: 'Listeyi paylaş', copy: 'Listeyi kopyala', copied: 'Liste kopyalandı' },
  print: 'Yazdır',
  place: 'Gişemiz',
  phone: 'Telefon',
  chat: 'Belgeleri buradan da sorabilirsiniz',
  transfer: 'Havale ve EFT için',
  transferOfSum: 'Havale ve EFT için; tutar açıklamada hazır',
  printed: (moment: string, address: string) => `${moment} yazdırıldı · ${address}`,
} as const
