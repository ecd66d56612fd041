import type { ReactNode } from 'react'
import { SUM_FIELDS } from '#contract/question-names.ts'
import { rowFields } from '#contract/sum-query.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { Button } from '../../ui/Button.tsx'
import { DealChoice } from '../../ui/RadioChoice.tsx'
import { useAllWords } from '../../words/index.ts'
import type { SumFamily } from './sum-family.ts'
import { SumRowField } from './SumRowField.tsx'
import { SUM_FORM, type SumFormState } from './use-sum-form.ts'
import sheet from '../../ui/Sheet.module.css'
import styles from './SumForm.module.css'

interface SumFormProps<Code extends InstrumentId> extends SumFormState<Code> {
  readonly family: Pick<SumFamily<Code>, 'goods' | 'wordsOf'>
  /** The class of the form: a sheet, or a part of a card. */
  readonly className?: string | undefined
  /** True if a heading above already asks for the deal. */
  readonly isTitled?: boolean
  readonly traded: readonly Code[]
  /** The selected products of empty rows. */
  readonly usual: readonly Code[]
  /** Content directly below the first amount. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** The minimum number of rows if several are allowed. One row is always empty. */
const AT_LEAST = 2

/** A GET form, so that the server answers without scripts. */
export function SumForm<Code extends InstrumentId>({
  family,
  first,
  query,
  ref,
  onInput,
  className = sheet.sheet,
  isTitled = false,
  traded: codes,
  usual,
  beside,
  children,
}: SumFormProps<Code>) {
  const { goods } = family
  const words = family.wordsOf(useAllWords())
  const count = Math.min(goods.maxRows, Math.max(AT_LEAST, first.rows.length + 1, query.rows.length + 1))
  return (
    <form
      ref={ref}
      id={SUM_FORM}
      className={`${className} screen-only`}
      method="get"
      action={goods.path + goods.anchor}
      aria-label={words.form}
      onInput={onInput}
      // The page already shows the sum and its URL.
      onSubmit={(event) => event.preventDefault()}
    >
      <DealChoice name={SUM_FIELDS.deal} words={words.deal} first={first.deal} isTitled={isTitled} />
      {Array.from({ length: count }, (_, index) => (
        <div key={rowFields(index, goods).amount}>
          <SumRowField
            family={{ goods, words }}
            index={index}
            deal={query.deal}
            first={first.rows[index]}
            row={query.rows[index]}
            codes={codes}
            hasOthers={goods.maxRows === 1}
            usual={usual[index] ?? codes[0]}
            hasHint={index === 0}
          />
          {index === 0 ? beside : null}
        </div>
      ))}
      {children}
      <Button type="submit" kind={isTitled ? 'line' : 'filled'} className={styles.submit}>
        {words.submit}
      </Button>
    </form>
  )
}
