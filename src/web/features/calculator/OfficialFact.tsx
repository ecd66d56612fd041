import type { Amount } from '#domain/amount.ts'
import { differenceOf, liraFor } from '#domain/conversion.ts'
import type { LiraOutcome } from '#domain/exchange.ts'
import { sampleMark } from '../../copy/frame.ts'
import { slip as copy } from '../../copy/slip.ts'
import { formatDay } from '../../format/format.ts'
import { useCell, useLive } from '../../live/index.ts'
import { usePageState } from '../../page-state/page-state.tsx'
import { figureOf, formatSumDifference, formatMoney, lira } from './money-text.ts'

interface OfficialFactProps {
  readonly amount: Amount
  readonly outcome: LiraOutcome
}

/** The same amount at the central bank's rate of the same side, and how far the office is from it. */
export function OfficialFact({ amount, outcome: { leg, sum } }: OfficialFactProps) {
  const { demo } = usePageState()
  const { bulletin } = useCell(useLive().bank)
  const published = bulletin?.rates[leg.code]
  const rate = published?.[leg.side] ?? null
  if (bulletin === null || rate === null) return null
  const price = { ...leg, rate }
  const official = liraFor(amount, price)
  return (
    <div>
      <dt>
        <span>{copy.official.title(leg.side)}</span>
        <small>{copy.official.source(formatDay(published?.day ?? bulletin.day), figureOf(price))}</small>
        {demo.bank ? <small>{sampleMark}</small> : null}
      </dt>
      <dd>
        <span translate="no">{lira(formatMoney(official))}</span>
        <small>{copy.official.ours(formatSumDifference(differenceOf(sum, official)))}</small>
      </dd>
    </div>
  )
}
