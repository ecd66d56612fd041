export const accounts = {
  title: 'Banka Hesaplarımız',
  lead: 'TL, USD ve EUR hesaplarımız. Kopyalamak istediğiniz değere dokunmanız yeterlidir.',
  usage: {
    title: 'Kullanım bilgisi',
    copyable: 'IBAN ve hesap numaraları tek dokunuşla kopyalanır.',
    verified: 'Listelenen hesaplar doğrulanmış kurum hesaplarıdır.',
    currencies: 'Her bankada TL, USD ve EUR hesabı bulunur.',
  },
  sample: 'bu sayfadaki IBAN ve hesap numaraları gerçek değildir, ödeme yapmayın.',
  branchAndCode: (branch: string, code: string) => `${branch} · Banka kodu ${code}`,
  tableOf: (bank: string) => `${bank} hesapları`,
  columns: { currency: 'Döviz', iban: 'IBAN', account: 'Hesap no' },
  copy: ', kopyala',
  copied: 'Kopyalandı',
} as const
