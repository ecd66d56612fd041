import { useId } from 'react'
import { USUAL_VISITOR } from '#contract/visitor-kind.ts'
import { bring as copy } from '../../copy/bring.ts'
import { useOutcome } from '../calculator/use-outcome.ts'
import { BringActions } from './BringActions.tsx'
import { BringList } from './BringList.tsx'
import { EuroMinimum } from './EuroMinimum.tsx'
import { LimitNotice } from './LimitNotice.tsx'
import { PrintedLine } from './PrintedLine.tsx'
import { useFormQuestion } from './use-form-question.ts'
import { useLimit } from './use-limit.ts'
import { VisitorChoice } from './VisitorChoice.tsx'
import { VisitRows } from './VisitRows.tsx'
import styles from './WhatToBring.module.css'

/** What a visitor brings to the counter for what the form asks, and how they get there. It can be printed and handed on. */
export function WhatToBring() {
  const titleId = useId()
  const { first, asked } = useFormQuestion()
  const outcome = useOutcome(asked.kind === 'question' ? asked.question.exchange : null)
  const visitor = asked.visitor ?? USUAL_VISITOR
  const limit = useLimit(outcome)
  return (
    <section className={styles.bring} aria-labelledby={titleId}>
      <h2 id={titleId}>{copy.title}</h2>
      <VisitorChoice first={first.visitor ?? USUAL_VISITOR} />
      <div className={styles.columns}>
        <div className={styles.list}>
          <LimitNotice limit={limit} />
          {visitor === 'foreigners' ? <EuroMinimum asked={asked} outcome={outcome} /> : null}
          <BringList visitor={visitor} open={limit.kind === 'above'} />
          <BringActions visitor={visitor} asked={asked} limit={limit} />
        </div>
        <div>
          <VisitRows />
          <PrintedLine asked={asked} />
        </div>
      </div>
    </section>
  )
}
