import { isAhead } from '#domain/freshness.ts'
import { useAsOfNow, useSteadyWord } from '../../live/index.ts'
import { isTimely, QuoteAge } from '../../ui/QuoteAge.tsx'
import { useWords } from '../../words/index.ts'
import { shownFreshness } from './shown-freshness.ts'

interface QuoteTimeProps {
  /** The subject of the price. */
  about: string
  quotedAt: number
  /** True if the price's market is closed, so that no newer price is expected. */
  marketClosed?: boolean
  className?: string | undefined
}

/** Shows a price's time and freshness by the page's clock. The age is added after hydration. */
export function QuoteTime({ about, quotedAt, marketClosed = false, className }: QuoteTimeProps) {
  const figures = useWords('figures')
  const freshness = useSteadyWord(about, (circumstances) =>
    marketClosed ? 'closed' : shownFreshness(quotedAt, circumstances),
  )
  const timely = isTimely(freshness)
  const moment = useAsOfNow(({ now }) => (timely ? figures.time(quotedAt) : figures.moment(quotedAt, now)))
  const age = useAsOfNow(({ now, stage }) =>
    timely || stage === 'served' || isAhead(quotedAt, now) ? null : figures.age(now - quotedAt),
  )
  return <QuoteAge freshness={freshness} quotedAt={quotedAt} moment={moment} age={age} className={className} />
}
