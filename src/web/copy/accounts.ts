import { ACCOUNT_CURRENCIES, type BankAccounts, type OfficeFacts } from '#contract/office-facts.ts'

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
} as const

/** A bank's card to send on: a line for each fact, IBANs without spaces, so that a double click selects one. */
export function cardText(
  { bank, branch, code, iban }: BankAccounts,
  { accountHolder, sample }: Pick<OfficeFacts, 'accountHolder' | 'sample'>,
): string {
  return [
    ...(sample ? ['Örnek veri: Bu hesaplar gerçek değildir, ödeme yapmayın.'] : []),
    ...(accountHolder === null ? [] : [`Alıcı: ${accountHolder}`]),
    `Banka: ${bank}`,
    `Şube: ${branch} (banka kodu ${code})`,
    ...ACCOUNT_CURRENCIES.map((currency) => `${currency} IBAN: ${iban[currency]}`),
  ].join('\n')
}

/** "TR00 0000 …", to read and compare. What is copied has no spaces: bank forms refuse them. */
export function inGroupsOfFour(value: string): string {
  return value.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')
}
