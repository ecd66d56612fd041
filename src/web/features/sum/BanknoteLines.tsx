import type { CurrencyCode } from '#domain/currency.ts'
import type { SumLine } from '#domain/sum.ts'
import { useWords } from '../../words/index.ts'

interface BanknoteLinesProps {
  readonly lines: readonly SumLine<CurrencyCode>[]
}

/** Lists the amount at each price. */
export function BanknoteLines({ lines }: BanknoteLinesProps) {
  const { line: textsOf } = useWords('notes')
  const { money } = useWords('figures')
  return lines.map((line) => {
    const { name, price } = textsOf(line)
    return (
      <div key={price}>
        <dt>
          <span>{name}</span>
          <small>{price}</small>
        </dt>
        <dd translate="no">{money(line.lira)}</dd>
      </div>
    )
  })
}
