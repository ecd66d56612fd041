import { useId } from 'react'
import { ACCOUNT_CURRENCIES, type BankAccounts } from '#contract/office-facts.ts'
import { accounts } from '../../copy/accounts.ts'
import { ImageOrText } from '../../ui/ImageOrText.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { CopyButton } from './CopyButton.tsx'
import styles from './BankCard.module.css'

export function BankCard({ entry, onCopied }: { entry: BankAccounts; onCopied: () => void }) {
  const { bank, branch, code, logo, iban, account } = entry
  const title = useId()
  return (
    <article className={styles.card} aria-labelledby={title}>
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
                  onCopied={onCopied}
                />
              </td>
              <td>
                <CopyButton
                  label={accounts.columns.account}
                  currency={currency}
                  value={account[currency]}
                  onCopied={onCopied}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}
