import { PAGES } from '#contract/paths.ts'
import type { Mistake } from '#contract/question.ts'
import { calculator as copy } from '../../copy/calculator.ts'
import { Button } from '../../ui/Button.tsx'
import { AgainstField } from './AgainstField.tsx'
import { AmountField } from './AmountField.tsx'
import { DealChoice } from './DealChoice.tsx'
import { CALCULATOR_FORM } from './form-fields.ts'
import { SumBeside } from './SumBeside.tsx'
import type { Calculation } from './use-calculation.ts'
import { amountText, choicesOf, isLong } from './use-form.ts'
import sheet from '../../ui/Sheet.module.css'
import styles from './CalculatorForm.module.css'

/** Three questions. A plain GET form: without scripts, the server answers with the page of the question. */
export function CalculatorForm({ first, asked, outcome, form: { ref, onInput } }: Calculation) {
  const begins = choicesOf(first)
  const mistake = asked.kind === 'mistake' ? asked.mistake : null
  const ofAgainst = mistake !== null && isOfAgainst(mistake)
  return (
    <form
      ref={ref}
      id={CALCULATOR_FORM}
      className={`${sheet.sheet} ${styles.form}`}
      method="get"
      action={PAGES.calculator.path}
      aria-label={copy.form}
      onInput={onInput}
      onSubmit={(event) => {
        // The sum stands there already, and the address says the same.
        event.preventDefault()
      }}
    >
      <DealChoice first={begins.deal} />
      <div>
        <AmountField
          text={amountText(first)}
          code={begins.code}
          mistake={ofAgainst ? null : mistake}
          isLong={isLong(asked)}
          hint={asked.kind === 'nothing' ? copy.hint : null}
        />
        <SumBeside outcome={outcome} deal={choicesOf(asked).deal} />
      </div>
      <AgainstField deal={choicesOf(asked).deal} first={begins.against} mistake={ofAgainst ? mistake : null} />
      <Button type="submit" className={styles.submit}>
        {copy.submit}
      </Button>
    </form>
  )
}

function isOfAgainst({ kind }: Mistake): boolean {
  return kind === 'same-currency'
}
