import type { StateTone } from '#contract/panel/pages/status-page.ts'
import type { PanelPrice } from '#contract/panel/price-shapes.ts'
import { momentText } from '../../copy/panel-moments.ts'
import { priceStateWords, status as copy } from '../../copy/panel-status.ts'
import { Badge } from '../../ui/Badge.tsx'
import { hand } from '../../ui/icons.ts'
import { usePanel } from '../state/panel-context.ts'
import styles from './StatusPrices.module.css'

/** Explicit table roles, because elements drawn as blocks lose their table semantics. */
export const AS = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

interface PriceStateProps {
  readonly price: PanelPrice
  /** True if visitors are affected; a delayed price is then marked as bad. */
  readonly isBad: boolean
}

/** Shows the state of a price, and the reason for it. */
export function PriceStateCell({ price, isBad }: PriceStateProps) {
  const { oldSince, now } = usePanel()
  const { state, cut } = price
  const isOld = oldSince !== null && state.kind === 'live'
  const why = [noteOf(price, now), cut].filter((part) => part !== null).join(' · ')
  return (
    <td {...AS.cell} className={`${styles.state} ${styles.first} ${why === '' ? '' : styles.reasoned}`}>
      <Badge tone={isOld ? 'calm' : toneOf(state.kind, isBad)} {...(state.kind === 'halted' && { icon: hand })}>
        {isOld ? copy.old : priceStateWords[state.kind]}
      </Badge>
      {why === '' ? null : <small>{why}</small>}
    </td>
  )
}

function toneOf(kind: PanelPrice['state']['kind'], isBad: boolean): StateTone {
  switch (kind) {
    case 'live':
      return 'good'
    case 'delayed':
      return isBad ? 'bad' : 'fair'
    case 'stale':
      return 'bad'
    case 'closed':
    case 'halted':
      return 'calm'
    case 'unpriced':
    case 'crossed':
    case 'unmargined':
    case 'held':
    case 'refused':
      return 'fair'
  }
}

function noteOf({ state, quotedAt, own }: PanelPrice, now: number): string | null {
  switch (state.kind) {
    case 'live':
      return null
    case 'delayed':
    case 'stale':
    case 'closed':
      return quotedAt === null ? null : copy.lastPrice(momentText(quotedAt, now))
    case 'unpriced':
    case 'crossed':
    case 'unmargined':
      return copy.onSite
    case 'halted':
      return joined([state.since === null ? null : momentText(state.since, now), state.by, state.reason, copy.onSite])
    case 'held':
      return joined([momentText(state.since, now), state.why, own === null ? copy.onSite : null])
    case 'refused':
      return joined([momentText(state.since, now), state.why])
  }
}

function joined(segments: readonly (string | null)[]): string {
  return segments.filter((part) => part !== null).join(' · ')
}
