import { goldPast } from '../../copy/gold-sums.ts'
import { useSteadyWord } from '../../live/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { triangleAlert } from '../../ui/icons.ts'
import { FreshnessMark } from '../rates/FreshnessMark.tsx'
import { shownFreshness } from '../rates/shown-freshness.ts'

interface PricesUsedProps {
  /** When the oldest of the prices that were used was quoted. */
  quotedAt: number
  before: string
  after?: string
}

/** By which prices a sum goes: their time, their state, and a word where they are not of this moment. */
export function PricesUsed({ quotedAt, before, after }: PricesUsedProps) {
  const freshness = useSteadyWord((circumstances) => shownFreshness(quotedAt, circumstances))
  const past = freshness === 'live' || freshness === 'dated' ? null : goldPast[freshness]
  return (
    <div className="gold-used">
      {past === null ? null : (
        <p className="gold-past">
          <Icon of={triangleAlert} />
          <span>{past}</span>
        </p>
      )}
      <p>
        <span>{before}</span> <FreshnessMark quotedAt={quotedAt} />
        {after === undefined ? null : <span className="gold-after">{after}</span>}
      </p>
    </div>
  )
}

export function oldestOf(prices: readonly { readonly quotedAt: number }[]): number | null {
  return prices.length === 0 ? null : Math.min(...prices.map(({ quotedAt }) => quotedAt))
}
