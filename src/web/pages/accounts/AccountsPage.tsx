import { useState } from 'react'
import { accounts } from '../../copy/accounts.ts'
import { usePageState } from '../../page-state/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { badgeCheck, copy, wallet } from '../../ui/icons.ts'
import { SampleNote } from '../../ui/Notice.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { Announcement } from '../../ui/VisuallyHidden.tsx'
import { BankCard } from './BankCard.tsx'
import choices from '../../ui/Choices.module.css'
import styles from './AccountsPage.module.css'

const USAGE = [
  { icon: copy, text: accounts.usage.copyable },
  { icon: badgeCheck, text: accounts.usage.verified },
  { icon: wallet, text: accounts.usage.currencies },
]

/** Two cards may be of one bank. */
const cardId = (index: number): string => `banka-${index + 1}`

export function AccountsPage() {
  const { office } = usePageState()
  const [copies, setCopies] = useState(0)
  return (
    <>
      <PageHead title={accounts.title} lead={accounts.lead} slim />
      <Section top="closer">
        <section className={`${styles.usage} screen-only`} aria-label={accounts.usage.title}>
          <ul>
            {USAGE.map(({ icon, text }) => (
              <li key={text}>
                <Icon of={icon} className={styles.icon} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
        {office.sample && (
          <div className={styles.sample}>
            <SampleNote>{accounts.sample}</SampleNote>
          </div>
        )}
        <nav className={`${choices.choices} ${styles.banks} screen-only`} aria-label={accounts.banks}>
          {office.banks.map(({ bank }, index) => (
            <a key={cardId(index)} href={`#${cardId(index)}`} translate="no">
              {bank}
            </a>
          ))}
        </nav>
        <div className={styles.cards}>
          {office.banks.map((of, index) => (
            <BankCard key={cardId(index)} id={cardId(index)} of={of} onCopied={() => setCopies((count) => count + 1)} />
          ))}
        </div>
        <Announcement text={accounts.copied} times={copies} />
      </Section>
    </>
  )
}
