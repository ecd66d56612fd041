import { searchOf } from '#contract/calculator-query.ts'
import { PAGES } from '#contract/paths.ts'
import { amountOf } from '#domain/amount.ts'
import { type Exchange, legsOf } from '#domain/exchange.ts'
import { slip as copy } from '../../copy/slip.ts'
import { formatAmount, sumText } from '../../format/money-text.ts'
import { useBoard } from '../../live/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight } from '../../ui/icons.ts'
import { ByWhichRate, SlipFrame } from './SlipFrame.tsx'
import { useOutcome } from './use-calculation.ts'
import { useDatedMoment } from './use-sum-freshness.ts'
import styles from './BlankSlip.module.css'
import frame from './SlipFrame.module.css'

/** Before an amount is written: what will stand here, by which side, and what some amounts come to now. */
export function BlankSlip({ label }: { label: string }) {
  const { updatedAt } = useBoard()
  const [before, buy, between, sell, after] = copy.rule
  return (
    <SlipFrame title={copy.empty} about="table" quotedAt={updatedAt}>
      <div>
        <p className={frame.label}>{label}</p>
        <p className={`${frame.word} ${frame.quiet}`}>{copy.writeAmount}</p>
      </div>
      <ByWhichRate>
        <span>{before}</span>
        <b>{buy}</b>
        <span>{between}</span>
        <b>{sell}</b>
        <span>{after}</span>
      </ByWhichRate>
      <Examples />
      <p className={frame.fine}>{copy.fine}</p>
    </SlipFrame>
  )
}

const EXAMPLES: readonly [Exchange, Exchange, Exchange] = [
  { deal: 'sell', code: 'USD', amount: amountOf('500'), against: null },
  { deal: 'sell', code: 'EUR', amount: amountOf('200'), against: null },
  { deal: 'buy', code: 'USD', amount: amountOf('1000'), against: null },
]

/** What people ask most, as links to the answers. One without a price is left out. */
function Examples() {
  const [one, two, three] = EXAMPLES
  const outcomes = [useOutcome(one), useOutcome(two), useOutcome(three)]
  const moment = useDatedMoment(outcomes.flatMap(legsOf))
  const answered = EXAMPLES.flatMap((exchange, index) => {
    const outcome = outcomes[index]
    return outcome?.kind === 'lira' ? [{ exchange, outcome }] : []
  })
  if (answered.length === 0) return null
  return (
    <div>
      <p className={styles.title}>{moment === null ? copy.examples : copy.datedExamples(moment)}</p>
      <ul className={styles.examples}>
        {answered.map(({ exchange, outcome }) => (
          <li key={`${exchange.deal} ${exchange.code}`}>
            <a href={PAGES.calculator.path + searchOf({ kind: 'question', question: { exchange, moment: null } })}>
              <span>
                <b translate="no">{`${formatAmount(exchange.amount)} ${exchange.code}`}</b>{' '}
                {copy.exampleVerb[exchange.deal]}
              </span>
              <span translate="no">{sumText(outcome)}</span>
              <Icon of={arrowRight} className={styles.arrow} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
