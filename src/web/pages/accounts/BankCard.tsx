import { useId } from 'react'
import { ACCOUNT_CURRENCIES } from '#contract/account-currencies.ts'
import type { BankAccounts } from '#contract/office-facts.ts'
import { usePageState } from '../../page-state/index.ts'
import { ImageOrText } from '../../ui/ImageOrText.tsx'
import { ShareActions } from '../../ui/ShareActions.tsx'
import { TableHead } from '../../ui/Table.tsx'
import { CopyButton } from './CopyButton.tsx'
import { accounts, cardText, inGroupsOfFour } from './words.ts'
import styles from './BankCard.module.css'

interface BankCardProps {
  readonly id: string
  readonly of: BankAccounts
  /** The transfer's explanation for "Tümünü kopyala". Null means that the office does not require one. */
  readonly explanation: string | null
  readonly onCopied: () => void
}

export function BankCard({ id, of, explanation, onCopied }: BankCardProps) {
  const { office } = usePageState()
  const { bank, branch, code, logo } = of
  const title = useId()
  const text = cardText(of, office, explanation)
  const badge = (
    <span className={styles.badge} aria-hidden="true" translate="no">
      {bank.split(' ')[0]}
    </span>
  )
  return (
    <article id={id} className={styles.card} aria-labelledby={title}>
      <header className={styles.head}>
        {logo === null ? (
          badge
        ) : (
          <ImageOrText className={styles.logo} src={logo} alt="" width={52} height={52}>
            {badge}
          </ImageOrText>
        )}
        <h2 id={title} translate="no">
          {bank}
        </h2>
        <p>{accounts.branchAndCode(branch, code)}</p>
      </header>
      {office.accountHolder !== null && (
        <div className={styles.holder}>
          <span className="label-font" aria-hidden="true">
            {accounts.holder}
          </span>
          <CopyButton label={accounts.holderName} value={office.accountHolder} onCopied={onCopied} />
        </div>
      )}
      <AccountTable of={of} onCopied={onCopied} />
      <div className={`${styles.foot} screen-only`}>
        <ShareActions shared={{ title: bank, text }} copied={text} words={accounts.all} about={bank} />
      </div>
    </article>
  )
}

function AccountTable({ of, onCopied }: Omit<BankCardProps, 'id' | 'explanation'>) {
  const { columns } = accounts
  return (
    <table className={styles.table}>
      <TableHead caption={accounts.tableOf(of.bank)} columns={[columns.currency, columns.iban, columns.account]} />
      <tbody>
        {ACCOUNT_CURRENCIES.map((currency) => (
          <tr key={currency}>
            <th scope="row" translate="no">
              {currency}
            </th>
            {(['iban', 'account'] as const).map((column) => (
              <td key={column}>
                <CopyButton
                  label={columns[column]}
                  currency={currency}
                  value={of[column][currency]}
                  shown={inGroupsOfFour(of[column][currency])}
                  onCopied={onCopied}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
