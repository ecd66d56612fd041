import type { Amount } from '#domain/amount.ts'
import type { Day } from '#domain/calendar.ts'
import { differenceOf, liraFor } from '#domain/conversion.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Side } from '#domain/deal.ts'
import type { CrossOutcome, Exchange, Leg, LiraOutcome } from '#domain/exchange.ts'
import type { Rate } from '#domain/rate.ts'
import { sampleMark } from '../../copy/frame.ts'
import { crossName, slip as copy, stepNames } from '../../copy/slip.ts'
import { formatDay, formatTime } from '../../format/format.ts'
import {
  figureOf,
  formatAmount,
  formatCross,
  formatMoney,
  formatSumDifference,
  lira,
  sumText,
} from '../../format/money-text.ts'
import { useCell, useLive } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { Facts } from '../../ui/Facts.tsx'
import styles from './SlipFacts.module.css'

/** What the spread costs for this amount, and the same amount at the central bank's rate. */
export function LiraFacts({ exchange, outcome }: { exchange: Exchange; outcome: LiraOutcome }) {
  const { deal, code, amount } = exchange
  return (
    <Facts>
      {outcome.spread === null ? null : (
        <div key="spread">
          <dt>
            <span>{copy.spread.title}</span>
            <small>{deal === 'sell' ? copy.spread.sell : copy.spread.buy(code)}</small>
          </dt>
          <dd translate="no">{lira(formatMoney(outcome.spread))}</dd>
        </div>
      )}
      <OfficialFact amount={amount} outcome={outcome} />
    </Facts>
  )
}

function OfficialFact({ amount, outcome: { leg, sum } }: { amount: Amount; outcome: LiraOutcome }) {
  const { demo } = usePageState()
  const official = useOfficialRate(leg.code, leg.side)
  if (official === null) return null
  const price = { ...leg, rate: official.rate }
  const officialSum = liraFor(amount, price)
  return (
    <div>
      <dt>
        <span>{copy.official.title(leg.side)}</span>
        <small>{copy.official.source(formatDay(official.day), figureOf(price))}</small>
        {demo.bank ? <small>{sampleMark}</small> : null}
      </dt>
      <dd>
        <span translate="no">{lira(formatMoney(officialSum))}</span>
        <small>{copy.official.ours(formatSumDifference(differenceOf(sum, officialSum)))}</small>
      </dd>
    </div>
  )
}

/** The central bank's rate of one side, and the day of its bulletin; null: it has none. */
export function useOfficialRate(code: CurrencyCode, side: Side): { readonly rate: Rate; readonly day: Day } | null {
  const { bulletin } = useCell(useLive().bank)
  const published = bulletin?.rates[code]
  const rate = published?.[side] ?? null
  return bulletin === null || rate === null ? null : { rate, day: published?.day ?? bulletin.day }
}

/** Over both sides: two exchanges, each by its own rate of its own time, and what they come to for a single unit. */
export function CrossSteps({ amount, outcome }: { amount: Amount; outcome: CrossOutcome }) {
  const { legs, cross } = outcome
  const names = stepNames(legs, formatAmount(amount))
  return (
    <>
      <ol className={styles.steps}>
        <Step name={names[0]} leg={legs[0]} sum={lira(formatMoney(outcome.lira))} />
        <Step name={names[1]} leg={legs[1]} sum={sumText(outcome)} />
      </ol>
      <Facts follows>
        <div>
          <dt>
            <span>{crossName(legs)}</span>
            <small>{copy.bothSpreads}</small>
          </dt>
          <dd translate="no">{formatCross(cross)}</dd>
        </div>
      </Facts>
    </>
  )
}

function Step({ name, leg, sum }: { name: string; leg: Leg; sum: string }) {
  return (
    <li>
      <span>
        <span>{name}</span>
        <small>{`${copy.rate(leg.side)} ${figureOf(leg)} · ${formatTime(leg.quotedAt)}`}</small>
      </span>
      <b translate="no">{sum}</b>
    </li>
  )
}
