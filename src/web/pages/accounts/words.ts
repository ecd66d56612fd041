import { ACCOUNT_CURRENCIES } from '#contract/account-currencies.ts'
import type { BankAccounts, OfficeFacts } from '#contract/office-facts.ts'
import type { Deal } from '#domain/deal.ts'
import { formatDigits, liraText } from '../../format/format.ts'

export const accounts = {
  title: 'Banka Hesaplarımız',
  lead: 'TL, USD ve EUR hesaplarımız. Kopyalamak istediğiniz değere dokunmanız yeterlidir.',
  usage: {
    title: 'Kullanım bilgisi',
    copyable: 'IBAN ve hesap numaraları tek dokunuşla kopyalanır.',
    /** With the holder's title, which stands on each card. */
    verified: (hasHolder: boolean) =>
      hasHolder
        ? 'Listelenen hesaplar doğrulanmış kurum hesaplarıdır ve aşağıdaki unvana aittir; başka ada para göndermeyin.'
        : 'Listelenen hesaplar doğrulanmış kurum hesaplarıdır.',
    currencies: 'Her bankada TL, USD ve EUR hesabı bulunur.',
    includesTax: 'Satış fiyatımıza BSMV dâhildir.',
    /** `rate` is in basis points. */
    addsTax: (rate: number) => `Satış fiyatımıza %${formatDigits(rate, 2)} BSMV eklenir.`,
  },
  sample: 'Bu sayfadaki IBAN ve hesap numaraları gerçek değildir, ödeme yapmayın.',
  branchAndCode: (branch: string, code: string) => `${branch} · Banka kodu ${code}`,
  banks: 'Bankaya git',
  holder: 'Alıcı',
  holderName: 'Alıcı adı',
  explanation: {
    title: 'Havale açıklaması',
    label: 'Açıklama',
    text: (limit: number) =>
      `Bir günde toplam ${liraText(limit)} üzerinde gönderiyorsanız bankanız en az 20 karakterlik açıklama ister. [Ad Soyad] yerine adınızı yazın.`,
  },
  questions: {
    title: 'Havale ve EFT soruları',
    receipt: 'Dekontu size göndermem gerekir mi?',
    titleDeed: 'Tapu işlemi için döviz alım belgesini sizden alabilir miyim?',
  },
  tableOf: (bank: string) => `${bank} hesapları`,
  columns: { currency: 'Döviz', iban: 'IBAN', account: 'Hesap no' },
  copy: ', kopyala',
  copied: 'Kopyalandı',
  all: { copy: 'Tümünü kopyala', copied: 'Kopyalandı' },
} as const

/** The sum that a transfer pays, and whether the visitor buys or sells it. */
export interface TransferSum {
  readonly deal: Deal
  /** For example "1.500,50 USD". */
  readonly item: string
}

/** Returns the transfer's explanation with a blank for the name; banks require at least 20 characters without it. */
export function transferExplanation(sum: TransferSum | null): string {
  if (sum === null) return '[Ad Soyad] döviz alım satım işlemi'
  return `[Ad Soyad] ${sum.item} döviz ${sum.deal === 'sell' ? 'bozdurma' : 'alım'} işlemi`
}

/** Returns a bank's card for sharing: one line per fact; IBANs have no spaces, so that a double click selects one. */
export function cardText(
  { bank, branch, code, iban }: BankAccounts,
  { accountHolder, sample }: Pick<OfficeFacts, 'accountHolder' | 'sample'>,
  explanation: string | null,
): string {
  return [
    ...(sample ? ['Örnek veri: Bu hesaplar gerçek değildir, ödeme yapmayın.'] : []),
    ...(accountHolder === null ? [] : [`Alıcı: ${accountHolder}`]),
    `Banka: ${bank}`,
    `Şube: ${branch} (banka kodu ${code})`,
    ...ACCOUNT_CURRENCIES.map((currency) => `${currency} IBAN: ${iban[currency]}`),
    ...(explanation === null ? [] : [`Açıklama: ${explanation}`]),
  ].join('\n')
}

/** Returns "TR00 0000 …" for reading. Copied numbers have no spaces, because bank forms refuse them. */
export function inGroupsOfFour(value: string): string {
  return value.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')
}
