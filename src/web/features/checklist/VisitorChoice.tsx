import { QUESTION_FIELDS } from '#contract/question.ts'
import { VISITOR_KINDS, VISITOR_NAMES, type VisitorKind } from '#contract/visitor-kind.ts'
import { bring as copy } from '../../copy/bring.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioChoice } from '../../ui/RadioChoice.tsx'
import { CALCULATOR_FORM } from '../calculator/form-fields.ts'
import styles from './VisitorChoice.module.css'

const OPTIONS = VISITOR_KINDS.map((kind) => ({ value: VISITOR_NAMES[kind], label: copy.visitors[kind] }))

/** Who comes. It belongs to the form above, whose question it is a part of. */
export function VisitorChoice({ first }: { first: VisitorKind }) {
  return (
    <RadioChoice
      legend={copy.visitor}
      name={QUESTION_FIELDS.visitor}
      form={CALCULATOR_FORM}
      options={OPTIONS}
      first={VISITOR_NAMES[first]}
      look="apart"
    >
      <Button type="submit" kind="line" form={CALCULATOR_FORM} className={styles.show}>
        {copy.show}
      </Button>
    </RadioChoice>
  )
}
