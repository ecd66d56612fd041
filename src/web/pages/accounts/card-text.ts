import { ACCOUNT_CURRENCIES, type BankAccounts, type OfficeFacts } from '#contract/office-facts.ts'
import { accounts } from '../../copy/accounts.ts'

/** A bank's card to be sent to somebody: a line for each fact, IBANs without spaces, so that one touch marks the whole of one. */
export function cardText(
  { bank, branch, code, iban }: BankAccounts,
  { accountHolder, sample }: Pick<OfficeFacts, 'accountHolder' | 'sample'>,
): string {
  const { lines } = accounts
  return [
    ...(sample ? [lines.sample] : []),
    ...(accountHolder === null ? [] : [lines.holder(accountHolder)]),
    lines.bank(bank),
    lines.branch(branch, code),
    ...ACCOUNT_CURRENCIES.map((currency) => lines.iban(currency, iban[currency])),
  ].join('\n')
}
