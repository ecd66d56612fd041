import { goldFieldName } from '#contract/gold-names.ts'
import {
  GOLD_SUM_FIELDS as FIELDS,
  type GoldFigure,
  type GoldRow,
  type GoldSumQuery,
  MOST_ROWS,
} from '#contract/gold-sum-query.ts'
import { PAGES } from '#contract/paths.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { goldExchange as copy, goldFigureMistake, goldRowMistake } from '../../copy/gold-exchange.ts'
import { goldName, goldPage } from '../../copy/gold.ts'
import { formatAmount } from '../../format/money-text.ts'
import { AmountBox } from '../../ui/AmountBox.tsx'
import { Button } from '../../ui/Button.tsx'
import { DealChoice } from '../../ui/RadioChoice.tsx'
import { GOLD_SUM_ID } from './gold-form.ts'

/** What stands in a row that nobody has filled yet: what people bring most. */
const USUAL: readonly MetalCode[] = ['CEYREK_ESKI', 'YARIM_ESKI', 'KULCEALTIN', 'TEK_ESKI', 'ATA_ESKI', 'GREMESE_ESKI']

const AT_LEAST = 2

interface GoldRowFieldsProps {
  first: GoldSumQuery
  query: GoldSumQuery
  /** As they stand in the form; null: nothing is typed there. */
  rows: readonly (GoldRow | null)[]
  offered: readonly MetalCode[]
}

/** What is done, kinds and amounts, always with one row to spare; a sum of lira; a weight and its fineness. */
export function GoldRowFields({ first, query, rows, offered }: GoldRowFieldsProps) {
  const last = rows.reduce((found, row, index) => (row === null ? found : index), -1)
  const count = Math.min(MOST_ROWS, Math.max(AT_LEAST, first.rows.length + 1, last + 2))
  const usual = USUAL.filter((code) => offered.includes(code))
  return (
    <>
      <DealChoice name={FIELDS.deal} words={copy.deal} first={first.deal} />
      {Array.from({ length: count }, (_, index) => (
        <GoldRowField
          key={FIELDS.amount(index)}
          index={index}
          first={first.rows[index]}
          row={rows[index] ?? null}
          usual={usual[index] ?? offered[0]}
          offered={offered}
        />
      ))}
      <AmountBox
        label={copy.lira[query.deal]}
        name={FIELDS.lira}
        text={textOf(first.lira)}
        mistake={figureMistake('lira', query.lira)}
      >
        <span className="gold-unit">{goldPage.signs.TRY}</span>
      </AmountBox>
      <div className="gold-weight">
        <AmountBox
          label={copy.grams}
          name={FIELDS.grams}
          text={weightText(first.grams)}
          mistake={figureMistake('grams', query.grams)}
        >
          <span className="gold-unit">g</span>
        </AmountBox>
        <AmountBox
          label={copy.fineness}
          name={FIELDS.fineness}
          text={weightText(first.fineness)}
          mistake={figureMistake('fineness', query.fineness)}
        >
          <span className="gold-unit">‰</span>
        </AmountBox>
      </div>
      {first.moment === null ? null : <input type="hidden" name={FIELDS.moment} value={first.moment} />}
      {/* For visitors without scripts: the server answers with the page, at this part of it. */}
      <Button type="submit" formAction={`${PAGES.gold.path}#${GOLD_SUM_ID}`} className="gold-submit">
        {copy.submit}
      </Button>
    </>
  )
}

function textOf(figure: GoldFigure): string {
  return figure === null ? '' : figure.kind === 'figure' ? formatAmount(figure.amount) : figure.typed
}

/** As people write a weight or a fineness: "916,6". */
function weightText(figure: GoldFigure): string {
  return figure?.kind === 'figure' ? textOf(figure).replace(/(,\d)0$/, '$1') : textOf(figure)
}

function figureMistake(field: 'lira' | 'grams' | 'fineness', figure: GoldFigure): string | null {
  return figure?.kind === 'mistake' ? goldFigureMistake(field, figure) : null
}

interface GoldRowFieldProps {
  index: number
  first: GoldRow | undefined
  row: GoldRow | null
  usual: MetalCode | undefined
  offered: readonly MetalCode[]
}

function GoldRowField({ index, first, row, usual, offered }: GoldRowFieldProps) {
  const code = (first?.kind === 'item' ? first.item.code : first?.code) ?? usual
  return (
    <AmountBox
      label={copy.row(index + 1)}
      name={FIELDS.amount(index)}
      text={first === undefined ? '' : first.kind === 'item' ? formatAmount(first.item.amount) : first.typed}
      {...(index === 0 && { placeholder: '3' })}
      mistake={row?.kind === 'mistake' ? goldRowMistake(row) : null}
      hint={index === 0 && row === null ? copy.hint : null}
    >
      <select
        name={FIELDS.code(index)}
        aria-label={copy.product(index + 1)}
        defaultValue={code === undefined ? undefined : goldFieldName(code)}
      >
        {/* What was asked and is not traded here stays what was asked. */}
        {(code === undefined || offered.includes(code) ? offered : [...offered, code]).map((each) => (
          <option key={each} value={goldFieldName(each)}>
            {goldName(each)}
          </option>
        ))}
      </select>
    </AmountBox>
  )
}
