import type { Money } from '#domain/conversion.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { SumLine } from '#domain/sum.ts'

interface BanknoteLinesProps {
  readonly lines: readonly SumLine<CurrencyCode>[]
  /** Returns the banknotes and the price of a line. */
  readonly textsOf: (line: SumLine<CurrencyCode>) => { readonly name: string; readonly price: string }
  readonly money: (lira: Money) => string
}

/** Lists the amount at each price. */
export function BanknoteLines({ lines, textsOf, money }: BanknoteLinesProps) {
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
