export const accounts = {
  title: 'Banka Hesaplarımız',
  lead: 'TL, USD ve EUR hesaplarımız. Kopyalamak istediğiniz değere dokunmanız yeterlidir.',
  usage: {
    title: 'Kullanım bilgisi',
    copyable: 'IBAN ve hesap numaraları tek dokunuşla kopyalanır.',
    verified: 'Listelenen hesaplar doğrulanmış kurum hesaplarıdır.',
    currencies: 'Her bankada TL, USD ve EUR hesabı bulunur.',
  },
  sample: 'Bu sayfadaki IBAN ve hesap numaraları gerçek değildir, ödeme yapmayın.',
  branchAndCode: (branch: string, code: string) => `${branch} · Banka kodu ${code}`,
  banks: 'Bankaya git',
  holder: 'Alıcı',
  holderName: 'Alıcı adı',
  tableOf: (bank: string) => `${bank} hesapları`,
  columns: { currency: 'Döviz', iban: 'IBAN', account: 'Hesap no' },
  copy: ', kopyala',
  copied: 'Kopyalandı',
  all: { copy: 'Tümünü kopyala', copied: 'Kopyalandı' },
  /** The card as a text for somebody else, a line for each fact. */
  lines: {
    sample: 'Örnek veri: Bu hesaplar gerçek değildir, ödeme yapmayın.',
    holder: (name: string) => `Alıcı: ${name}`,
    bank: (name: string) => `Banka: ${name}`,
    branch: (branch: string, code: string) => `Şube: ${branch} (banka kodu ${code})`,
    iban: (currency: string, iban: string) => `${currency} IBAN: ${iban}`,
  },
} as const
