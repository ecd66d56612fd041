import { useId } from 'react'
import { readingOrder, reducedPrice, type RuledKind, ruledKinds } from '#domain/banknotes.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { banknoteTable as copy, noteMark, noteName, ruleText } from '../../copy/banknote-table.ts'
import { BANKNOTES_ID, banknotesTitle } from '../../copy/banknote-words.ts'
import { askAtTheCounter, noBuy } from '../../copy/rates.ts'
import { formatRate } from '../../format/format.ts'
import { useRow } from '../../live/index.ts'
import { BanknoteMark } from '../../ui/BanknoteMark.tsx'
import { Missing } from '../../ui/Missing.tsx'
import { Table } from '../../ui/Table.tsx'
import { useBanknotes } from './use-banknotes.ts'
import sheet from '../../ui/Sheet.module.css'
import styles from './BanknoteTable.module.css'

const BESIDE = { text: copy.beside, className: styles.beside }

/** Which banknotes of a currency the office buys, at prices that follow the board. */
export function BanknoteTable({ code }: { code: CurrencyCode }) {
  const facts = useBanknotes(code)
  const titleId = useId()
  if (facts === null) return null
  const kinds = readingOrder(ruledKinds(code, facts.rules))
  return (
    <section id={BANKNOTES_ID} className={styles.part} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId}>{banknotesTitle(code)}</h2>
        <p className={styles.lead}>{copy.lead(code)}</p>
        {facts.since === null ? null : <p className="fine">{copy.since(facts.since)}</p>}
      </div>
      <div className={sheet.clipped}>
        <Table caption={copy.caption(code)} columns={[copy.note, BESIDE, copy.price]} className={styles.table}>
          <tbody>
            {kinds.map((ruled) => (
              <Row key={ruled.kind.id} code={code} ruled={ruled} all={kinds} />
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  )
}

interface RowProps {
  readonly code: CurrencyCode
  readonly ruled: RuledKind
  readonly all: readonly RuledKind[]
}

function Row({ code, ruled, all }: RowProps) {
  const mark = noteMark(ruled, all)
  const words = ruleText(ruled)
  const isTaken = ruled.rule.rule === 'full' || ruled.rule.rule === 'less'
  return (
    <tr className={isTaken ? undefined : styles.not}>
      <th scope="row">
        <span className={styles.note}>
          <BanknoteMark of={ruled.kind.mark} />
          <span>
            <span>{noteName(code, ruled)}</span>
            {mark === null ? null : <small>{mark}</small>}
          </span>
        </span>
      </th>
      <td className={styles.beside}>{isTaken ? words : null}</td>
      {isTaken ? (
        <td>
          <Price code={code} ruled={ruled} />
          <small className={styles.under}>{words}</small>
        </td>
      ) : (
        <td className={styles.word}>{words}</td>
      )}
    </tr>
  )
}

/** The board's buying price less the rule. */
function Price({ code, ruled: { rule } }: Pick<RowProps, 'code' | 'ruled'>) {
  const { quote, halted } = useRow(code)
  if (halted || quote === null) return <span className={styles.words}>{askAtTheCounter}</span>
  const { rate: decimals } = CURRENCIES[code].decimals
  const price = quote.buy === null ? null : reducedPrice(quote.buy, rule.rule === 'less' ? rule.less : 0, decimals)
  if (price === null) return <Missing word={noBuy} />
  return (
    <b className={styles.price} translate="no">
      {formatRate(price, decimals)}
    </b>
  )
}
