import { useId } from 'react'
import { ACCOUNT_CURRENCIES, type BankAccounts } from '#contract/office-facts.ts'
import { accounts } from '../../copy/accounts.ts'
import { usePageState } from '../../page-state/index.ts'
import { ImageOrText } from '../../ui/ImageOrText.tsx'
import { ShareActions } from '../../ui/ShareActions.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { inGroupsOfFour } from './account-number.ts'
import { cardText } from './card-text.ts'
import { CopyButton } from './CopyButton.tsx'
import styles from './BankCard.module.css'

interface BankCardProps {
  /** Of the card, so that a link leads to it. */
  readonly id: string
  readonly entry: BankAccounts
  readonly onCopied: () => void
}

export function BankCard({ id, entry, onCopied }: BankCardProps) {
  const { office } = usePageState()
  const { bank, branch, code, logo, iban, account } = entry
  const title = useId()
  const text = cardText(entry, office)
  return (
    <article id={id} className={styles.card} aria-labelledby={title}>
      <header className={styles.head}>
        <ImageOrText className={styles.logo} src={logo} alt="" width={52} height={52}>
          <span className={styles.badge} aria-hidden="true" translate="no">
            {bank.split(' ')[0]}
          </span>
        </ImageOrText>
        <h2 id={title} translate="no">
          {bank}
        </h2>
        <p>{accounts.branchAndCode(branch, code)}</p>
      </header>
      {office.accountHolder !== null && (
        <div className={styles.holder}>
          <span aria-hidden="true">{accounts.holder}</span>
          <CopyButton label={accounts.holderName} value={office.accountHolder} onCopied={onCopied} />
        </div>
      )}
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{accounts.tableOf(bank)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{accounts.columns.currency}</th>
            <th scope="col">{accounts.columns.iban}</th>
            <th scope="col">{accounts.columns.account}</th>
          </tr>
        </thead>
        <tbody>
          {ACCOUNT_CURRENCIES.map((currency) => (
            <tr key={currency}>
              <th scope="row" translate="no">
                {currency}
              </th>
              <td>
                <CopyButton
                  label={accounts.columns.iban}
                  currency={currency}
                  value={iban[currency]}
                  shown={inGroupsOfFour(iban[currency])}
                  onCopied={onCopied}
                />
              </td>
              <td>
                <CopyButton
                  label={accounts.columns.account}
                  currency={currency}
                  value={account[currency]}
                  shown={inGroupsOfFour(account[currency])}
                  onCopied={onCopied}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <ShareActions shared={{ title: bank, text }} copied={text} words={accounts.all} about={bank} />
      </div>
    </article>
  )
}
