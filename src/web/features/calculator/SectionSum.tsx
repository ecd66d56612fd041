import { type Exchange, legsOf, type LiraOutcome, type Outcome } from '#domain/exchange.ts'
import { askedText, noOutcomeTexts, slip as copy, sumWords } from '../../copy/slip.ts'
import { FreshnessMark } from '../rates/FreshnessMark.tsx'
import { figureOf, formatAmount, formatMoney } from './money-text.ts'
import { Sum } from './Sum.tsx'
import type { Calculation } from './use-calculation.ts'
import { keyOf, useDatedMoment } from './use-dated-moment.ts'
import styles from './CalculatorSection.module.css'

/** What a small form comes to: a sum, its rate and the time of that, or why there is none. */
export function SectionSum({ asked, outcome }: Pick<Calculation, 'asked' | 'outcome'>) {
  switch (asked.kind) {
    case 'nothing':
      return <p className={styles.word}>{copy.writeAmount}</p>
    case 'mistake':
      return <p className={styles.word}>{copy.wrong.word}</p>
    case 'question':
      return outcome === null ? null : <Answer exchange={asked.question.exchange} outcome={outcome} />
  }
}

function Answer({ exchange, outcome }: { exchange: Exchange; outcome: Outcome }) {
  if (outcome.kind === 'lira') return <LiraAnswer key={keyOf(outcome)} exchange={exchange} outcome={outcome} />
  if (outcome.kind === 'cross') return null
  const { word, title, meaning } = noOutcomeTexts(outcome)
  return (
    <div className={styles.sum}>
      <p className={styles.label}>
        <b>{title}</b> <span>{meaning}</span>
      </p>
      <p className={styles.word}>{word}</p>
    </div>
  )
}

function LiraAnswer({ exchange, outcome }: { exchange: Exchange; outcome: LiraOutcome }) {
  const { leg, sum } = outcome
  const moment = useDatedMoment(legsOf(outcome))
  return (
    <div className={styles.sum}>
      <p className={styles.label}>
        <b>{askedText(exchange, formatAmount(exchange.amount))}</b> <span>{sumWords(exchange.deal, null, moment)}</span>
      </p>
      <Sum figure={formatMoney(sum)} unit="₺" className={styles.figure} />
      <p className={styles.by}>
        <span>{`${copy.rate(leg.side)} ${figureOf(leg)}`}</span>
        <FreshnessMark quotedAt={leg.quotedAt} />
      </p>
    </div>
  )
}
