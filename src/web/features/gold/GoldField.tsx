import { type GoldFigure, GOLD_FIELDS, type GoldField as Name } from '#contract/gold-question.ts'
import { goldFields, goldMistake } from '../../copy/gold-sums.ts'
import { formatAmount } from '../../format/money-text.ts'
import { AmountBox } from '../../ui/AmountBox.tsx'

interface GoldFieldProps {
  field: Name
  /** What it begins with. */
  first: GoldFigure
  /** What stands there now. */
  asked: GoldFigure
  unit: string
  hint?: string | null
}

/** A figure to type, with its unit in the box. */
export function GoldField({ field, first, asked, unit, hint = null }: GoldFieldProps) {
  return (
    <AmountBox
      label={goldFields[field].name}
      name={GOLD_FIELDS[field]}
      text={textOf(field, first)}
      mistake={asked.kind === 'mistake' ? goldMistake(field, asked) : null}
      hint={asked.kind === 'none' ? hint : null}
    >
      <span className="gold-unit">{unit}</span>
    </AmountBox>
  )
}

/** "50.000", "1.500,50"; of weight and milyem, as one writes them, "916,6". */
function textOf(field: Name, figure: GoldFigure): string {
  switch (figure.kind) {
    case 'figure': {
      const text = formatAmount(figure.amount)
      return field === 'budget' ? text : text.replace(/(,\d)0$/, '$1')
    }
    case 'none':
      return field === 'workmanship' ? '0' : ''
    case 'mistake':
      return figure.typed
  }
}
