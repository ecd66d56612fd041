import { CURRENCY_GOODS } from '#contract/goods.ts'
import { linkTo } from '#contract/sum-query.ts'
import { amountOf } from '#domain/amount.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { legsOf, type Sum } from '#domain/sum.ts'
import { sumNote } from '../../copy/share.ts'
import { itemText, slip as copy } from '../../copy/slip.ts'
import { sumText } from '../../format/money-text.ts'
import { useBoard } from '../../live/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight } from '../../ui/icons.ts'
import { useWords } from '../../words/index.ts'
import { OpeningStatus } from '../rates/index.ts'
import { SlipFrame } from './SlipFrame.tsx'
import { ByWhichRate } from './SlipNotices.tsx'
import { useOutcome } from './use-outcome.ts'
import { useDatedMoment } from './use-sum-freshness.ts'
import rows from '../../ui/LinkRows.module.css'
import frame from '../../ui/Slip.module.css'
import styles from './BlankSlip.module.css'

/** The slip before the visitor enters an amount: an explanation and examples with their current sums. */
export function BlankSlip({ label }: { label: string }) {
  const { updatedAt } = useBoard()
  const [before, buy, between, sell, after] = copy.rule
  return (
    <SlipFrame title={copy.empty} about="table" quotedAt={updatedAt}>
      <div>
        <p className={frame.label}>{label}</p>
        <p className={`${frame.word} ${frame.quiet}`}>{copy.writeAmount}</p>
      </div>
      <ByWhichRate opening={<OpeningStatus />}>
        <span>{before}</span>
        <b>{buy}</b>
        <span>{between}</span>
        <b>{sell}</b>
        <span>{after}</span>
      </ByWhichRate>
      <Examples />
      <p className="fine">{sumNote}</p>
    </SlipFrame>
  )
}

const EXAMPLES: readonly [Sum<CurrencyCode>, Sum<CurrencyCode>, Sum<CurrencyCode>] = [
  { deal: 'sell', items: [{ code: 'USD', amount: amountOf('500') }], against: null },
  { deal: 'sell', items: [{ code: 'EUR', amount: amountOf('200') }], against: null },
  { deal: 'buy', items: [{ code: 'USD', amount: amountOf('1000') }], against: null },
]

const MARKET = { goods: CURRENCY_GOODS }

/** Frequent sums as links. A sum without a price is left out. */
function Examples() {
  const [one, two, three] = EXAMPLES
  const outcomes = [useOutcome(one, MARKET), useOutcome(two, MARKET), useOutcome(three, MARKET)]
  const moment = useDatedMoment(outcomes.flatMap(legsOf), useWords('sums'))
  const answered = EXAMPLES.flatMap((sum, index) => {
    const outcome = outcomes[index]
    return outcome !== undefined && 'sum' in outcome ? [{ sum, outcome }] : []
  })
  if (answered.length === 0) return null
  return (
    <div>
      <p className={styles.title}>{moment === null ? copy.examples : copy.datedExamples(moment)}</p>
      <ul className={rows.rows}>
        {answered.map(({ sum, outcome }) => (
          <li key={itemText(sum) + sum.deal}>
            <a href={linkTo(sum, null, CURRENCY_GOODS)} className={styles.example}>
              <span>
                <b translate="no">{itemText(sum)}</b> {copy.exampleVerb[sum.deal]}
              </span>
              <span translate="no">{sumText(outcome)}</span>
              <Icon of={arrowRight} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
