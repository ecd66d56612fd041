import { isAhead } from '#domain/freshness.ts'
import { formatAge, formatQuotedAt, formatTime } from '../../format/format.ts'
import { useAsOfNow, useSteadyWord } from '../../live/index.ts'
import { isTimely, QuoteAge } from '../../ui/QuoteAge.tsx'
import { shownFreshness } from './shown-freshness.ts'

interface QuoteTimeProps {
  /** What the price is of. */
  about: string
  quotedAt: number
  /** Its market is closed, whatever the office does: nothing newer is to be expected. */
  rests?: boolean
  className?: string | undefined
}

/** A price's own time and freshness, which follow the page's clock; its age once the page runs. */
export function QuoteTime({ about, quotedAt, rests = false, className }: QuoteTimeProps) {
  const freshness = useSteadyWord(about, (circumstances) =>
    rests ? 'closed' : shownFreshness(quotedAt, circumstances),
  )
  const timely = isTimely(freshness)
  const moment = useAsOfNow(({ now }) => (timely ? formatTime(quotedAt) : formatQuotedAt(quotedAt, now)))
  const age = useAsOfNow(({ now, stage }) =>
    timely || stage === 'served' || isAhead(quotedAt, now) ? null : formatAge(now - quotedAt),
  )
  return <QuoteAge freshness={freshness} quotedAt={quotedAt} moment={moment} age={age} className={className} />
}
