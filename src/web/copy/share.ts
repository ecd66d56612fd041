export const share = {
  share: 'Paylaş',
  link: { copy: 'Bağlantıyı kopyala', copied: 'Bağlantı kopyalandı' },
  text: { copy: 'Metni kopyala', copied: 'Metin kopyalandı' },
  print: 'Yazdır',
  toCopy: 'Kopyalanacak metin',
} as const

/** Under a sum, and in what is handed on of it. */
export const sumNote = 'Bilgi amaçlıdır; işlem fiyatı gişede kesinleşir.'
