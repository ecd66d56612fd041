import { SUM_FIELDS } from '#contract/question-names.ts'
import type { TypedFigure } from '#contract/sum-figures.ts'
import { askedSum, type SumQuery } from '#contract/sum-query.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { goldExchange as copy, goldFigureMistake } from '../../copy/gold-exchange.ts'
import { goldPage } from '../../copy/gold.ts'
import { formatAmount } from '../../format/money-text.ts'
import { AmountBox } from '../../ui/AmountBox.tsx'
import { GOLD_SUMS } from './gold-family.tsx'
import { GoldForLira } from './GoldForLira.tsx'
import { GoldWeight } from './GoldWeight.tsx'
import { Slip } from './Slip.tsx'
import { SumForm } from './SumForm.tsx'
import { useOutcome } from './use-outcome.ts'
import { useSumAddress, useSumForm } from './use-sum-form.ts'
import split from '../../ui/Split.module.css'
import styles from './GoldSum.module.css'

const { goods } = GOLD_SUMS
/** The first choices of the rows: the products that visitors bring most often. */
const USUAL: readonly MetalCode[] = ['CEYREK_ESKI', 'YARIM_ESKI', 'KULCEALTIN', 'TEK_ESKI', 'ATA_ESKI', 'GREMESE_ESKI']

interface GoldSumProps {
  first: SumQuery<MetalCode>
  /** The traded products that have a price in lira. */
  traded: readonly MetalCode[]
}

/** One form for gold in lira, lira in gold, and the gold in a weight. */
export function GoldSum({ first, traded }: GoldSumProps) {
  const form = useSumForm(first, goods)
  const { query } = form
  const outcome = useOutcome(askedSum(query), { goods, traded })
  useSumAddress(form, goods)
  return (
    <div id={goods.anchor.slice(1)} className={`${split.split} ${split.form} ${styles.sum}`}>
      <SumForm {...form} family={GOLD_SUMS} traded={traded} usual={USUAL.filter((code) => traded.includes(code))}>
        <FigureField field="lira" label={copy.lira[query.deal]} first={first} query={query} unit={goldPage.signs.TRY} />
        <div className={styles.weight}>
          <FigureField field="grams" label={copy.grams} first={first} query={query} unit="g" />
          <FigureField field="fineness" label={copy.fineness} first={first} query={query} unit="‰" />
        </div>
      </SumForm>
      <div className={styles.answers}>
        <Slip family={GOLD_SUMS} query={query} outcome={outcome} />
        <GoldForLira query={query} traded={traded} />
        <GoldWeight query={query} />
      </div>
    </div>
  )
}

interface FigureFieldProps extends Pick<GoldSumProps, 'first'> {
  field: 'lira' | 'grams' | 'fineness'
  label: string
  query: SumQuery<MetalCode>
  unit: string
}

function FigureField({ field, label, first, query, unit }: FigureFieldProps) {
  const figure = query[field]
  const text = textOf(first[field])
  return (
    <AmountBox
      label={label}
      name={SUM_FIELDS[field]}
      // Weight and fineness are shown without a final zero: "916,6".
      text={field === 'lira' ? text : text.replace(/(,\d)0$/, '$1')}
      mistake={figure?.kind === 'mistake' ? goldFigureMistake(field, figure) : null}
    >
      <span className={styles.unit}>{unit}</span>
    </AmountBox>
  )
}

function textOf(figure: TypedFigure): string {
  return figure === null ? '' : figure.kind === 'figure' ? formatAmount(figure.amount) : figure.typed
}
