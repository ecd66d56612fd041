export const share = {
  share: 'Paylaş',
  link: { copy: 'Bağlantıyı kopyala', copied: 'Bağlantı kopyalandı' },
  toCopy: 'Kopyalanacak metin',
} as const
