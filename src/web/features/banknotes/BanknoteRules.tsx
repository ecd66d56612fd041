import type { FigureStyle } from '#contract/languages.ts'
import {
  type BanknoteRules as Rules,
  readingOrder,
  reducedPrice,
  type RuledKind,
  ruledKinds,
} from '#domain/banknotes.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { formatRate } from '../../format/format.ts'
import { useRow } from '../../live/index.ts'
import { BanknoteMark } from '../../ui/BanknoteMark.tsx'
import { Missing } from '../../ui/Missing.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import sheet from '../../ui/Sheet.module.css'
import styles from './BanknoteTable.module.css'

export interface BanknoteRuleWords {
  readonly caption: string
  /** The middle column on wide screens. Null means that the rule is below the price. */
  readonly beside: string | null
  readonly note: string
  readonly price: string
  readonly name: (ruled: RuledKind) => string
  readonly issues: (ruled: RuledKind, all: readonly RuledKind[]) => string | null
  readonly rule: (ruled: RuledKind) => string
  /** The text that replaces a halted or missing price. */
  readonly ask: string
  readonly none: string
  readonly figures: FigureStyle
}

interface BanknoteRulesProps {
  readonly code: CurrencyCode
  readonly rules: Rules
  readonly words: BanknoteRuleWords
}

/** Lists the kinds of banknotes that have a rule, with live prices. */
export function BanknoteRules({ code, rules, words }: BanknoteRulesProps) {
  const { caption, note, beside, price } = words
  const columns: Column[] = beside === null ? [note, price] : [note, { text: beside, className: styles.beside }, price]
  const kinds = readingOrder(ruledKinds(code, rules))
  return (
    <div className={sheet.clipped}>
      <Table caption={caption} columns={columns} className={styles.table}>
        <tbody>
          {kinds.map((ruled) => (
            <Row key={ruled.kind.id} code={code} ruled={ruled} all={kinds} words={words} />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

interface RowProps extends Pick<BanknoteRulesProps, 'code' | 'words'> {
  readonly ruled: RuledKind
  readonly all: readonly RuledKind[]
}

function Row({ code, ruled, all, words }: RowProps) {
  const issues = words.issues(ruled, all)
  const rule = words.rule(ruled)
  const isTaken = ruled.rule.rule === 'full' || ruled.rule.rule === 'less'
  const hasBeside = words.beside !== null
  return (
    <tr className={isTaken ? undefined : styles.not}>
      <th scope="row">
        <span className={styles.note}>
          <BanknoteMark of={ruled.kind.mark} />
          <span>
            <span>{words.name(ruled)}</span>
            {issues === null ? null : <small>{issues}</small>}
          </span>
        </span>
      </th>
      {hasBeside ? <td className={styles.beside}>{isTaken ? rule : null}</td> : null}
      {isTaken ? (
        <td>
          <Price code={code} ruled={ruled} words={words} />
          <small className={hasBeside ? styles.under : undefined}>{rule}</small>
        </td>
      ) : (
        <td className={styles.word}>{rule}</td>
      )}
    </tr>
  )
}

/** Shows the board's buying price minus the reduction of the rule. */
function Price({ code, ruled: { rule }, words }: Pick<RowProps, 'code' | 'ruled' | 'words'>) {
  const { quote, halted } = useRow(code)
  if (halted || quote === null) return <span className={styles.words}>{words.ask}</span>
  const { rate: decimals } = CURRENCIES[code].decimals
  const price = quote.buy === null ? null : reducedPrice(quote.buy, rule.rule === 'less' ? rule.less : 0, decimals)
  if (price === null) return <Missing word={words.none} />
  return <b translate="no">{formatRate(price, decimals, words.figures)}</b>
}
