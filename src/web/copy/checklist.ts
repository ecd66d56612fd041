import type { VisitorKind } from '#contract/visitor-kind.ts'
import { formatDigits } from '../format/format.ts'
import { liraText } from './documents.ts'

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
  belowMinimum: {
    title: (euro: number) => `Bu tutar ${formatDigits(euro)} Euro’nun altındadır.`,
  },
  folded: (limit: number) => `${liraText(limit)} üzerinde istenen belgeler`,
  list: 'İstenen belgeler',
  valid: 'Tüm belgeler güncel ve geçerli olmalıdır. Eksik belge işlemin yapılmasına engel olabilir.',
  share: { share: 'Listeyi paylaş', copy: 'Listeyi kopyala', copied: 'Liste kopyalandı' },
  print: 'Yazdır',
  documents: 'Istenen Evraklar',
  place: 'Gişemiz',
  phone: 'Telefon',
  printed: (moment: string, address: string) => `${moment} yazdırıldı · ${address}`,
} as const
