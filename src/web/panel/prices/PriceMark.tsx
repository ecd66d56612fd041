import type { PanelPrice } from '#contract/panel/prices.ts'
import { type Now, sinceText } from '../../copy/panel-moments.ts'
import { priceChips, priceStates } from '../../copy/panel-prices.ts'
import { panelAge } from '../../copy/panel.ts'
import { circleAlert, clock, hand, hourglass, type IconPath, triangleAlert, x } from '../../ui/icons.ts'
import { Icon } from '../parts/Icon.tsx'
import { Mark } from '../parts/Mark.tsx'

/** How old a price is, or why there is none: a sign with a word or an age. */
export function PriceMark({ price, now }: { price: PanelPrice; now: number }) {
  const { state, quotedAt } = price
  const age = quotedAt === null ? priceStates.unpriced : panelAge(Math.max(0, now - quotedAt))
  switch (state.kind) {
    case 'live':
      return <Mark sign={null} hidden={priceStates.live} text={age} />
    case 'closed':
      return <Mark sign={clock} hidden={priceStates.closed} text={age} />
    case 'delayed':
      return <Mark tone="old" sign={clock} hidden={priceStates.delayed} text={age} />
    case 'stale':
      return <Mark tone="r" sign={clock} hidden={priceStates.stale} text={age} />
    case 'held':
      return <Mark tone="old" sign={triangleAlert} text={priceStates.held} />
    case 'halted':
      return <Mark sign={hand} text={priceStates.halted} />
    case 'refused':
      return <Mark tone="r" sign={circleAlert} text={priceStates.refused} />
    case 'crossed':
      return <Mark tone="r" sign={circleAlert} text={priceStates.crossed} />
    case 'unpriced':
      return <Mark tone="old" sign={hourglass} text={priceStates.unpriced} />
  }
}

/** What more there is to say of its state; null: nothing. */
export function stateNote({ state }: PanelPrice, now: Now): string | null {
  if (state.kind === 'held') return `${priceStates.lasting(panelAge(now.renderedAt - state.since))}; ${state.why}`
  if (state.kind === 'halted') return haltWords(state, now, ', ')
  return state.kind === 'refused' ? state.why : null
}

/** "09.40’tan beri · Ayşe Kaya · Nakit yok", as far as it is known. */
export function haltWords(
  { since, by, reason }: Extract<PanelPrice['state'], { kind: 'halted' }>,
  now: Now,
  between: ' · ' | ', ' = ' · ',
): string {
  const parts = [since === null ? null : sinceText(since, now), by, between === ', ' ? null : reason]
  return parts.filter((part) => part !== null).join(between)
}

/** The same beside the heading of one price. */
export function PriceChip({ price: { state } }: { price: PanelPrice }) {
  const { look, sign } = CHIPS[state.kind]
  return (
    <span className={`chip ${look}`}>
      {sign === null ? <i /> : <Icon of={sign} />}
      <span>{priceChips[state.kind]}</span>
    </span>
  )
}

const CHIPS: Readonly<Record<PanelPrice['state']['kind'], { readonly look: string; readonly sign: IconPath | null }>> =
  {
    live: { look: '', sign: null },
    closed: { look: 'off', sign: clock },
    delayed: { look: 'y', sign: clock },
    stale: { look: 'r', sign: clock },
    held: { look: 'y', sign: triangleAlert },
    halted: { look: 'off', sign: hand },
    refused: { look: 'r', sign: circleAlert },
    crossed: { look: 'r', sign: x },
    unpriced: { look: 'y', sign: hourglass },
  }
