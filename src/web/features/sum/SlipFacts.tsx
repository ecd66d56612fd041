import { type Amount, totalOf } from '#domain/amount.ts'
import type { Day } from '#domain/calendar.ts'
import { differenceOf, liraFor } from '#domain/conversion.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Side } from '#domain/deal.ts'
import { type OfficialReference, officialReference } from '#domain/official-reference.ts'
import type { Leg, SecondStep, SumResult } from '#domain/sum.ts'
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

interface OfficialFactProps {
  readonly result: SumResult<CurrencyCode>
  readonly official: DatedReference
}

/** The sum at the central bank's rate. */
export function OfficialFact({ result, official }: OfficialFactProps) {
  const [line] = result.lines
  const { demo } = usePageState()
  const price = { ...line, rate: official.rate }
  const officialSum = liraFor(amountOfLines(result), price)
  return (
    <div>
      <dt>
        <span>{copy.official.title(official.kind, line.side)}</span>
        <small>{copy.official.source(formatDay(official.day), figureOf(price))}</small>
        {demo.bank ? <small>{sampleMark}</small> : null}
      </dt>
      <dd>
        <span translate="no">{lira(formatMoney(officialSum))}</span>
        <small>{copy.official.ours(formatSumDifference(differenceOf(result.sum, officialSum)), result.tax)}</small>
      </dd>
    </div>
  )
}

function amountOfLines({ lines }: SumResult<CurrencyCode>): Amount {
  return totalOf(lines.map(({ amount }) => amount)) ?? lines[0].amount
}

interface DatedReference extends OfficialReference {
  /** The day of its bulletin. */
  readonly day: Day
}

/** Returns the reference for a price. Null means that the bulletin has no such rate. */
export function useOfficialRate(code: CurrencyCode, side: Side): DatedReference | null {
  const { bulletin } = useCell(useLive().bank)
  const published = bulletin?.rates[code]
  const reference = published === undefined ? null : officialReference(published, side)
  return bulletin === null || reference === null ? null : { ...reference, day: published?.day ?? bulletin.day }
}

/** Shows the two steps of a cross exchange, each with its rate and time, and the resulting cross rate. */
export function CrossSteps({ result, second }: { result: SumResult<CurrencyCode>; second: SecondStep<CurrencyCode> }) {
  const legs = [result.lines[0], second] as const
  const names = stepNames(legs, formatAmount(amountOfLines(result)))
  return (
    <>
      <ol className={styles.steps}>
        <Step name={names[0]} leg={legs[0]} sum={lira(formatMoney(result.lira))} />
        <Step name={names[1]} leg={legs[1]} sum={sumText(result)} />
      </ol>
      <Facts follows>
        <div>
          <dt>
            <span>{crossName(legs)}</span>
            <small>{copy.bothSpreads}</small>
          </dt>
          <dd translate="no">{formatCross(second.cross)}</dd>
        </div>
      </Facts>
    </>
  )
}

function Step({ name, leg, sum }: { name: string; leg: Leg<CurrencyCode>; sum: string }) {
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
