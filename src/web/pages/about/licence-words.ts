import type { RegistryFacts } from '#contract/office-facts.ts'
import { footer, turkishFrame } from '../../copy/frame.ts'

/** The permit, on the page about the office. */
export const licence = {
  title: turkishFrame.footer.permit,
  lead: 'Döviz alıp satmak izne bağlıdır. İznimiz ve nasıl kontrol edeceğiniz aşağıdadır.',
  rows: { title: 'Unvan', kind: 'Yetki', number: 'Belge no', authority: 'Belgeyi veren' },
  picture: { alt: 'Yetki belgemizin görüntüsü', open: 'Belgeyi büyük görün' },
  how: 'Nasıl kontrol edersiniz?',
  atCounter: {
    name: 'Gişede',
    text: 'Belgenin aslı gişede asılıdır. Unvan ile numara buradakiyle aynı olmalıdır.',
  },
  atMinistry: {
    name: 'Bakanlıkta',
    text: 'Unvanımızı Hazine ve Maliye Bakanlığının yetkili müesseseler listesinde arayın.',
    list: 'Bakanlığın listesi',
  },
  onReceipt: {
    name: 'Elinizdeki belgede',
    text: 'Her işlemde döviz alım ya da satım belgesi veririz; üzerindeki unvan bu unvandır.',
  },
} as const

/** The facts of the trade registry. The title is the one that the law requires. */
export const registry = {
  title: footer.registry,
  rows: {
    number: 'Ticaret sicili',
    mersis: 'MERSİS no',
    seat: 'Merkez',
    capital: 'Sermaye',
    board: 'Yönetim kurulu',
    auditor: 'Denetçi',
  } satisfies Record<Exclude<keyof RegistryFacts, 'announcements'>, string>,
  announcements: 'Şirketin ilanları',
  note: 'Yeni sekmede açılacaktır',
} as const
