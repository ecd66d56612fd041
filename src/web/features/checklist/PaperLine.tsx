import { CURRENCY_GOODS } from '#contract/goods.ts'
import { askedSum } from '#contract/sum-query.ts'
import { paperLine, paperLink } from '../../copy/paper-line.ts'
import { idCard } from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { SlipLine, useFormQuestion, useOutcome } from '../sum/index.ts'
import { CHECKLIST_ID } from './Checklist.tsx'
import { usePaperSteps } from './use-paper-steps.ts'

const MARKET = { goods: CURRENCY_GOODS }

/** Names in the slip what the visitor brings for the sum, with a link to the checklist. */
export function PaperLine() {
  const { query } = useFormQuestion()
  const { steps } = usePaperSteps(query, useOutcome(askedSum(query), MARKET), query.visitor)
  const texts = paperLine(steps)
  if (texts === null) return null
  return (
    <SlipLine
      icon={idCard}
      link={
        <a href={`#${CHECKLIST_ID}`}>
          {paperLink.text}
          <VisuallyHidden>{`: ${paperLink.about}`}</VisuallyHidden>
        </a>
      }
    >
      <span>{texts.text}</span> {texts.from === null ? null : <small>{texts.from}</small>}
    </SlipLine>
  )
}
