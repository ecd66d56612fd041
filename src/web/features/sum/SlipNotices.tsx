import type { ReactNode } from 'react'
import { isAhead } from '#domain/freshness.ts'
import { ageInWords } from '../../copy/calculator.ts'
import { slip as copy } from '../../copy/slip.ts'
import { useAsOfNow } from '../../live/index.ts'
import { clock, moon } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { OpeningStatus, type ShownFreshness } from '../rates/index.ts'
import frame from '../../ui/Slip.module.css'

/** Warns that the rate of a sum is stale or from before the office closed. */
export function FreshnessNotice({ freshness, quotedAt }: { freshness: ShownFreshness; quotedAt: number }) {
  const age = useAsOfNow(({ now }) =>
    isAhead(quotedAt, now) ? copy.stale.ageUnknown : copy.stale.age(ageInWords(now - quotedAt)),
  )
  switch (freshness) {
    case 'stale':
      return (
        <Notice tone="fair" icon={clock} title={age}>
          {copy.stale.meaning}
        </Notice>
      )
    case 'closed':
      return (
        <Notice tone="fair" icon={moon} title={copy.closed.title}>
          {copy.closed.meaning}
        </Notice>
      )
    case 'live':
    case 'dated':
    case 'delayed':
      return null
  }
}

export function ByWhichRate({ children, isLive = false }: { children: ReactNode; isLive?: boolean }) {
  return (
    <div className={frame.by}>
      <p>{children}</p>
      <OpeningStatus isLive={isLive} />
    </div>
  )
}
