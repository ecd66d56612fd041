import type { ReactNode } from 'react'
import type { Goods } from '#contract/goods.ts'
import type { FigureStyle } from '#contract/languages.ts'
import { codeIn, otherCurrencyIn, rowFields, type SumRow } from '#contract/sum-query.ts'
import type { Deal } from '#domain/deal.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { RowWords } from '../../copy/sum-words.ts'
import { formatAmount } from '../../format/money-text.ts'
import { usePageState } from '../../page-state/index.ts'
import { AmountBox } from '../../ui/AmountBox.tsx'
import { useWords } from '../../words/index.ts'

/** An amount with more characters gets a smaller font, because a small phone's box would cut it. */
const LONG = 8

interface SumRowFieldProps<Code extends InstrumentId> {
  readonly family: { readonly goods: Goods<Code>; readonly words: RowWords<Code> }
  readonly index: number
  readonly deal: Deal
  /** The row at the start. `row` is the current one. */
  readonly first: SumRow<Code> | undefined
  readonly row: SumRow<Code> | undefined
  readonly codes: readonly Code[]
  /** True for a choice that includes the currencies without a price. */
  readonly hasOthers?: boolean
  /** The selected product if the form starts empty. */
  readonly usual: Code | undefined
  /** True for the first row, which explains the format of amounts. */
  readonly hasHint: boolean
}

export function SumRowField<Code extends InstrumentId>({
  family: { goods, words },
  index,
  deal,
  first,
  row,
  codes,
  hasOthers = false,
  usual,
  hasHint,
}: SumRowFieldProps<Code>): ReactNode {
  const { style } = useWords('figures')
  const fields = rowFields(index, goods)
  const code = (first === undefined ? null : codeIn(first)) ?? usual
  const otherWords = usePageState().officeWords?.others
  const others = (hasOthers ? otherWords?.list : undefined) ?? []
  const isBlank = row === undefined || row.kind === 'blank'
  // A product from the URL is an option even if the office does not trade it.
  const options = code === undefined || codes.includes(code) ? codes : [...codes, code]
  return (
    <AmountBox
      label={words.amount(index + 1, deal)}
      name={fields.amount}
      text={textOf(first, style)}
      placeholder={index === 0 ? words.placeholder : undefined}
      mistake={row?.kind === 'mistake' && otherCurrencyIn(row, others) === null ? words.rowMistake(row) : null}
      isLong={textOf(row, style).length > LONG}
      hint={hasHint && isBlank ? words.hint : null}
      figures={style}
    >
      <select
        name={fields.code}
        aria-label={words.product(index + 1)}
        defaultValue={otherCurrencyIn(first, others)?.code ?? (code && goods.nameOf(code))}
        translate={words.areCodes ? 'no' : undefined}
      >
        {options.map((each) => (
          <option key={each} value={goods.nameOf(each)}>
            {words.name(each)}
          </option>
        ))}
        {others.length === 0 ? null : (
          <optgroup label={otherWords?.ask}>
            {others.map(({ code: each }) => (
              <option key={each}>{each}</option>
            ))}
          </optgroup>
        )}
      </select>
    </AmountBox>
  )
}

function textOf(row: SumRow | undefined, figures?: FigureStyle): string {
  switch (row?.kind) {
    case 'item':
      return formatAmount(row.item.amount, figures)
    case 'mistake':
      return row.typed
    case 'blank':
    case undefined:
      return ''
  }
}
