export const share = {
  share: 'Paylaş',
  link: { copy: 'Bağlantıyı kopyala', copied: 'Bağlantı kopyalandı' },
  text: { copy: 'Metni kopyala', copied: 'Metin kopyalandı' },
  print: 'Yazdır',
  toCopy: 'Kopyalanacak metin',
} as const

/** The note under a sum, and in its shared text. */
export const sumNote = 'Bilgi amaçlıdır; işlem fiyatı gişede kesinleşir.'

/** The note under a sum while the office is closed. */
export const closedSumNote = 'Bilgi amaçlıdır; kur açılışta değişebilir, işlem fiyatı gişede kesinleşir.'
