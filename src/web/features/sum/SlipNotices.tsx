import type { ReactNode } from 'react'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Leg } from '#domain/sum.ts'
import type { Phrase } from '../../copy/sum-words.ts'
import { useAsOfNow } from '../../live/index.ts'
import { clock, moon } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { isTimely } from '../../ui/QuoteAge.tsx'
import { useWords } from '../../words/index.ts'
import type { ShownFreshness } from '../rates/index.ts'
import frame from '../../ui/Slip.module.css'

/** Warns that the rate of a sum is stale or from before the office closed. */
export function FreshnessNotice({ freshness, quotedAt }: { freshness: ShownFreshness; quotedAt: number }) {
  const { stale, closed } = useWords('sums')
  const staleTitle = useAsOfNow(({ now }) => stale(quotedAt, now).title)
  switch (freshness) {
    case 'stale':
      return (
        <Notice tone="fair" icon={clock} title={staleTitle}>
          {stale(quotedAt, quotedAt).text}
        </Notice>
      )
    case 'closed':
      return (
        <Notice tone="fair" icon={moon} title={closed.title}>
          {closed.text}
        </Notice>
      )
    case 'live':
    case 'dated':
    case 'delayed':
      return null
  }
}

/** A line about the rate, with the opening status below it if the slip has none in its head. */
export function ByWhichRate({ children, opening }: { children: ReactNode; opening?: ReactNode }) {
  return (
    <div className={frame.by}>
      <p>{children}</p>
      {opening}
    </div>
  )
}

/** Names the rate of a sum: "Gişemiz dolarınızı alış kurundan alır: 1 USD = 47,2330 ₺". */
export function RateSentence({ leg, freshness }: { leg: Leg<CurrencyCode>; freshness: ShownFreshness }) {
  const { byRate } = useWords('sums')
  const { time, moment: momentOf } = useWords('figures')
  const moment = useAsOfNow(({ now }) => (isTimely(freshness) ? time(leg.quotedAt) : momentOf(leg.quotedAt, now)))
  return <Phrases of={byRate(leg, { isStale: freshness === 'stale', moment })} />
}

/** Renders a sentence whose parts are emphasized differently. */
function Phrases({ of }: { of: readonly Phrase[] }) {
  const { lira } = useWords('figures')
  return of.map((phrase) => {
    if (typeof phrase === 'string') return <span key={phrase}>{phrase}</span>
    if ('strong' in phrase) return <b key={phrase.strong}>{phrase.strong}</b>
    return (
      <b key={phrase.price} className={frame.price}>
        <bdi dir="ltr" translate="no">
          {phrase.price}
        </bdi>
        {`\u00A0${lira}`}
      </b>
    )
  })
}
