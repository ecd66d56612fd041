import { useState } from 'react'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { usePageState } from '../../page-state/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { badgeCheck, copy, info, wallet } from '../../ui/icons.ts'
import { SampleNote } from '../../ui/Notice.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { FoldedQuestion, Questions } from '../../ui/Questions.tsx'
import { Section, TitledSection } from '../../ui/Section.tsx'
import { Announcement } from '../../ui/VisuallyHidden.tsx'
import { BankCard } from './BankCard.tsx'
import { CopyButton } from './CopyButton.tsx'
import { useTransferSum } from './use-transfer-sum.ts'
import { accounts, transferExplanation } from './words.ts'
import choices from '../../ui/Choices.module.css'
import styles from './AccountsPage.module.css'

function usageOf({ accountHolder, tax }: OfficeFacts) {
  const { usage } = accounts
  return [
    { icon: copy, text: usage.copyable },
    { icon: badgeCheck, text: usage.verified(accountHolder !== null) },
    { icon: wallet, text: usage.currencies },
    ...(tax === null ? [] : [{ icon: info, text: tax === 'included' ? usage.includesTax : usage.addsTax(tax.added) }]),
  ]
}

/** The ids are numbers, because two cards may be of the same bank. */
const cardId = (index: number): string => `banka-${index + 1}`

export function AccountsPage() {
  const { office } = usePageState()
  const { transfers } = office
  const sum = useTransferSum()
  const explanation = transfers.explainedFromTl === null ? null : transferExplanation(sum)
  const [copies, setCopies] = useState(0)
  return (
    <>
      <PageHead title={accounts.title} lead={accounts.lead} slim />
      <Section top="closer">
        <section className={`${styles.usage} screen-only`} aria-label={accounts.usage.title}>
          <ul>
            {usageOf(office).map(({ icon, text }) => (
              <li key={text}>
                <Icon of={icon} className={styles.icon} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
        {transfers.explainedFromTl === null || explanation === null ? null : (
          <TitledSection title={accounts.explanation.title} className={`${styles.explanation} screen-only`}>
            <CopyButton
              label={accounts.explanation.label}
              value={explanation}
              onCopied={() => setCopies((count) => count + 1)}
            />
            <p className="fine">{accounts.explanation.text(transfers.explainedFromTl)}</p>
          </TitledSection>
        )}
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
            <BankCard
              key={cardId(index)}
              id={cardId(index)}
              of={of}
              explanation={explanation}
              onCopied={() => setCopies((count) => count + 1)}
            />
          ))}
        </div>
        <TransferQuestions answers={transfers} />
        <Announcement text={accounts.copied} times={copies} />
      </Section>
    </>
  )
}

/** Shows the questions that the office has answered. */
function TransferQuestions({ answers: { receiptAnswer, titleDeedAnswer } }: { answers: OfficeFacts['transfers'] }) {
  const { title, receipt, titleDeed } = accounts.questions
  if (receiptAnswer === null && titleDeedAnswer === null) return null
  return (
    <div className={styles.questions}>
      <Questions title={title}>
        {receiptAnswer === null ? null : <FoldedQuestion text={receipt}>{receiptAnswer}</FoldedQuestion>}
        {titleDeedAnswer === null ? null : <FoldedQuestion text={titleDeed}>{titleDeedAnswer}</FoldedQuestion>}
      </Questions>
    </div>
  )
}
