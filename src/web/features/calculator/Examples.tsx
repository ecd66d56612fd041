import { PAGES } from '#contract/paths.ts'
import { searchOf } from '#contract/question.ts'
import { amountOf } from '#domain/amount.ts'
import { type Exchange, legsOf } from '#domain/exchange.ts'
import { slip as copy } from '../../copy/slip.ts'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight } from '../../ui/icons.ts'
import { formatAmount, sumText } from './money-text.ts'
import { useDatedMoment } from './use-dated-moment.ts'
import { useOutcome } from './use-outcome.ts'
import styles from './Examples.module.css'

const EXAMPLES: readonly [Exchange, Exchange, Exchange] = [
  { deal: 'sell', code: 'USD', amount: amountOf('500'), against: null },
  { deal: 'sell', code: 'EUR', amount: amountOf('200'), against: null },
  { deal: 'buy', code: 'USD', amount: amountOf('1000'), against: null },
]

/** What people ask most, as links to the answers. An example without a price is left out, and so are all by rates that are not of now. */
export function Examples() {
  const [one, two, three] = EXAMPLES
  const outcomes = [useOutcome(one), useOutcome(two), useOutcome(three)]
  const moment = useDatedMoment(outcomes.flatMap((outcome) => (outcome === null ? [] : legsOf(outcome))))
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
