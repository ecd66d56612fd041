import { howManyCurrencies } from '../../copy/currency-words.ts'
import { formatDigits } from '../../format/format.ts'

export const banner = {
  label: 'Öne çıkanlar',
  role: 'slayt gösterisi',
  slideRole: 'slayt',
  position: (number: number, count: number) => `${number} / ${count}`,
  previous: 'Önceki slayt',
  next: 'Sonraki slayt',
  bullets: 'Slayt seçimi',
  bullet: (number: number) => `${number}. slayt`,
  pause: 'Otomatik geçişi duraklat',
  play: 'Otomatik geçişi başlat',
}

/** The slides are fixed: docs/product.md, "Home". */
export const slides = [
  {
    id: 1,
    title: 'Güncel kurları bu ekrandan canlı izleyin',
    description: `${howManyCurrencies} para biriminin alış ve satış kurları gün boyunca anlık yenilenir.`,
    image: 'galata',
  },
  {
    id: 2,
    title: 'Şahıs ve şirket işlemlerinde güvenilir fiyat',
    description: 'Bireysel ve kurumsal işlemleriniz için açık, net fiyat.',
    image: 'spice-bazaar',
  },
  {
    id: 3,
    title: 'Canlı kur takibi, TCMB kurlarıyla yan yana',
    description: 'Gişe kurlarımızı ve Merkez Bankası kurlarını aynı sayfada karşılaştırın.',
    image: 'peninsula',
  },
] as const

export const features = {
  label: 'Hizmet özellikleri',
  list: [
    {
      title: 'Güncel döviz kurları',
      text: `${howManyCurrencies} para biriminde alış ve satış kurları, gün boyu güncel.`,
      image: 'coins',
    },
    {
      title: 'Güvenli fiyat',
      text: 'Bireysel ve kurumsal işlemlerde açık ve güvenilir fiyat.',
      image: 'scales',
    },
    {
      title: 'Canlı kur takibi',
      text: 'Gişe kurlarımız, Merkez Bankası kurlarıyla aynı ekranda.',
      image: 'bank-front',
    },
  ],
} as const

/** The title and the lead are fixed: docs/product.md, "Fixed texts". */
export const ratesSection = {
  title: 'Güncel Döviz Kurları',
  lead: 'Gerçek zamanlı döviz kurlarını takip edin',
  more: 'Kur grafikleri',
}

export const statisticsLabel = (shortName: string) => `Rakamlarla ${shortName}`

export const visitWords = {
  picture: 'Mısır Çarşısı tonozlarını gösteren çizim',
  title: 'Gişeye gelmeden önce',
  lead: 'İşleminizin beklemeden tamamlanması için üç kısa not.',
  documents: {
    title: 'Belgelerinizi hazırlayın',
  },
  accounts: {
    title: 'Hesap bilgilerini kopyalayın',
    text: (banks: number) => `${formatDigits(banks)} bankada TL, USD ve EUR hesaplarımız.`,
  },
  hours: { title: 'Çalışma saatleri' },
}
