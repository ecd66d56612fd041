import { choicesOf, LIRA, QUESTION_FIELDS } from '#contract/calculator-query.ts'
import { PAGES } from '#contract/paths.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import type { Deal } from '#domain/deal.ts'
import { legsOf, type SumResult } from '#domain/sum.ts'
import { calculator as copy, mistakeText } from '../../copy/calculator.ts'
import { slip, sumVerb } from '../../copy/slip.ts'
import { sumText } from '../../format/money-text.ts'
import { SelectBox } from '../../ui/AmountBox.tsx'
import { Button } from '../../ui/Button.tsx'
import { DealChoice } from '../../ui/RadioChoice.tsx'
import { CALCULATOR_FORM } from './question-form.ts'
import { AmountField } from './QuestionFields.tsx'
import type { Calculation } from './use-calculation.ts'
import { useDatedMoment } from './use-sum-freshness.ts'
import sheet from '../../ui/Sheet.module.css'
import styles from './CalculatorForm.module.css'

/** Three questions. A plain GET form: without scripts, the server answers with the page of the question. */
export function CalculatorForm({ first, query, outcome, ref, onInput }: Calculation) {
  const begins = choicesOf(first)
  const { deal } = choicesOf(query)
  const mistake = query.kind === 'mistake' ? query.mistake : null
  const ofAgainst = mistake?.kind === 'same-currency'
  return (
    <form
      ref={ref}
      id={CALCULATOR_FORM}
      className={`${sheet.sheet} ${styles.form}`}
      method="get"
      action={PAGES.calculator.path}
      aria-label={copy.form}
      onInput={onInput}
      // The sum is shown already, and the address says the same.
      onSubmit={(event) => event.preventDefault()}
    >
      <DealChoice name={QUESTION_FIELDS.deal} words={copy.deal} first={begins.deal} />
      <div>
        <AmountField
          first={first}
          query={query}
          mistake={ofAgainst ? null : mistake}
          hint={query.kind === 'nothing' ? copy.hint : null}
        />
        {outcome !== null && 'sum' in outcome && <SumBeside result={outcome} deal={deal} />}
      </div>
      <SelectBox
        label={copy.against[deal]}
        name={QUESTION_FIELDS.against}
        first={begins.against ?? LIRA}
        mistake={ofAgainst ? mistakeText(mistake) : null}
      >
        <option value={LIRA}>{copy.lira}</option>
        {CURRENCY_CODES.map((code) => (
          <option key={code} translate="no">
            {code}
          </option>
        ))}
      </SelectBox>
      <Button type="submit" className={styles.submit}>
        {copy.submit}
      </Button>
    </form>
  )
}

/** The sum right under the amount: on a phone the keyboard covers the slip. Screen readers get it from there. */
function SumBeside({ result, deal }: { result: SumResult; deal: Deal }) {
  const moment = useDatedMoment(legsOf(result))
  return (
    <p className={styles.sum} aria-hidden="true">
      <span>{'= '}</span>
      <b translate="no">{sumText(result)}</b>
      <span>{` ${sumVerb(deal, result.second?.code ?? null)}`}</span>
      {moment === null ? null : <span>{slip.byDatedRate(moment)}</span>}
    </p>
  )
}
