import { useId } from 'react'
import type { CurrencyCode } from '#domain/currency.ts'
import { banknoteTable as copy, issuesText, noteName, ruleText } from '../../copy/banknote-table.ts'
import { BANKNOTES_ID, banknotesTitle } from '../../copy/banknote-words.ts'
import { askAtTheCounter, noBuy } from '../../copy/rates.ts'
import { TURKISH } from '../../format/format.ts'
import { BanknoteRules, type BanknoteRuleWords } from './BanknoteRules.tsx'
import { useBanknotes } from './use-banknotes.ts'
import styles from './BanknoteTable.module.css'

/** Lists the banknotes of a currency that the office buys, with live prices. */
export function BanknoteTable({ code }: { code: CurrencyCode }) {
  const facts = useBanknotes(code)
  const titleId = useId()
  if (facts === null) return null
  return (
    <section id={BANKNOTES_ID} className={styles.part} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId}>{banknotesTitle(code)}</h2>
        <p className={styles.lead}>{copy.lead(code)}</p>
        {facts.since === null ? null : <p className="fine">{copy.since(facts.since)}</p>}
      </div>
      <BanknoteRules code={code} rules={facts.rules} words={wordsOf(code)} />
    </section>
  )
}

function wordsOf(code: CurrencyCode): BanknoteRuleWords {
  return {
    caption: copy.caption(code),
    note: copy.note,
    beside: copy.beside,
    price: copy.price,
    name: (ruled) => noteName(code, ruled),
    issues: issuesText,
    rule: ruleText,
    ask: askAtTheCounter,
    none: noBuy,
    figures: TURKISH,
  }
}
