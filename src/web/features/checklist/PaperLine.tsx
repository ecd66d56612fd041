import { CURRENCY_GOODS } from '#contract/goods.ts'
import { askedSum } from '#contract/sum-query.ts'
import { paperLine, paperLink } from '../../copy/paper-line.ts'
import { Icon } from '../../ui/Icon.tsx'
import { idCard } from '../../ui/icons.ts'
import { useFormQuestion, useOutcome } from '../sum/index.ts'
import { CHECKLIST_ID } from './Checklist.tsx'
import { usePaperSteps } from './use-paper-steps.ts'
import styles from './PaperLine.module.css'

const MARKET = { goods: CURRENCY_GOODS }

/** Names in the slip what the visitor brings for the sum, with a link to the checklist. */
export function PaperLine() {
  const { query } = useFormQuestion()
  const { steps } = usePaperSteps(query, useOutcome(askedSum(query), MARKET), query.visitor)
  const text = paperLine(steps)
  return text === null ? null : (
    <p className={styles.line}>
      <Icon of={idCard} />
      <span>{text}</span>
      <a href={`#${CHECKLIST_ID}`} className="screen-only">
        {paperLink}
      </a>
    </p>
  )
}
