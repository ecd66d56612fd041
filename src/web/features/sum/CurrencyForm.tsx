import { SUM_FIELDS } from '#contract/question-names.ts'
import { LIRA } from '#contract/sum-query.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import type { Deal } from '#domain/deal.ts'
import { legsOf, type SumOutcome, type SumResult } from '#domain/sum.ts'
import { againstMistake, calculator as copy } from '../../copy/calculator.ts'
import { slip, sumVerb } from '../../copy/slip.ts'
import { sumText } from '../../format/money-text.ts'
import { SelectBox } from '../../ui/AmountBox.tsx'
import { useWords } from '../../words/index.ts'
import { LazyBanknoteSum } from './LazyBanknoteSum.tsx'
import { SumForm } from './SumForm.tsx'
import { CURRENCY_SUMS } from './turkish-family.tsx'
import type { SumFormState } from './use-sum-form.ts'
import { useDatedMoment } from './use-sum-freshness.ts'
import styles from './CurrencyForm.module.css'

interface CurrencyFormProps {
  readonly form: SumFormState<CurrencyCode>
  readonly outcome: SumOutcome<CurrencyCode> | null
}

const USUAL = ['USD'] as const

/** The form with the deal, the amount and the settling currency. */
export function CurrencyForm({ form, outcome }: CurrencyFormProps) {
  const { first, query } = form
  const { deal, against } = query
  return (
    <SumForm
      {...form}
      family={CURRENCY_SUMS}
      traded={CURRENCY_CODES}
      usual={USUAL}
      beside={outcome !== null && 'sum' in outcome ? <SumBeside result={outcome} deal={deal} /> : null}
    >
      <LazyBanknoteSum part="question" form={form} />
      <SelectBox
        label={copy.against[deal]}
        name={SUM_FIELDS.against}
        first={settledIn(first.against)}
        mistake={against?.kind === 'mistake' ? againstMistake(against) : null}
      >
        <option value={LIRA}>{copy.lira}</option>
        {CURRENCY_CODES.map((code) => (
          <option key={code} translate="no">
            {code}
          </option>
        ))}
      </SelectBox>
    </SumForm>
  )
}

/** Returns the settling currency that the form starts with. An unknown one becomes lira. */
function settledIn(against: SumFormState<CurrencyCode>['first']['against']): string {
  if (against === null) return LIRA
  const asked = against.kind === 'currency' ? against.code : against.typed
  return CURRENCY_CODES.find((code) => code === asked) ?? LIRA
}

/** The sum directly below the amount, because a phone's keyboard covers the slip. The slip announces the sum. */
function SumBeside({ result, deal }: { result: SumResult<CurrencyCode>; deal: Deal }) {
  const moment = useDatedMoment(legsOf(result), useWords('sums'))
  return (
    <p className={styles.sum} aria-hidden="true">
      <span>{'= '}</span>
      <b translate="no">{sumText(result)}</b>
      <span>{` ${sumVerb(deal, result.second?.code ?? null)}`}</span>
      {moment === null ? null : <span>{slip.byDatedRate(moment)}</span>}
    </p>
  )
}
