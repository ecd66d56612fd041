import type { PanelPrice } from '#contract/panel/price-pages.ts'
import { type Now, sinceText } from '../../copy/panel-moments.ts'
import { priceChips, priceStates } from '../../copy/panel-prices.ts'
import { panelAge } from '../../copy/panel-words.ts'
import { circleAlert, clock, hand, hourglass, type IconPath, triangleAlert, wifiOff } from '../../ui/icons.ts'
import { StateMark } from '../parts/marks.tsx'
import { PanelIcon } from '../parts/PanelIcon.tsx'
import { usePanel } from '../state/panel-context.ts'

type Kind = PanelPrice['state']['kind']

/** Gold where somebody should look, red where it is wrong; without a sign it has a dot. */
const LOOKS: Readonly<Record<Kind, { readonly variant: '' | 'off' | 'y' | 'r'; readonly sign: IconPath | null }>> = {
  live: { variant: '', sign: null },
  closed: { variant: 'off', sign: clock },
  delayed: { variant: 'y', sign: clock },
  stale: { variant: 'r', sign: clock },
  held: { variant: 'y', sign: triangleAlert },
  halted: { variant: 'off', sign: hand },
  refused: { variant: 'r', sign: circleAlert },
  crossed: { variant: 'r', sign: circleAlert },
  unpriced: { variant: 'y', sign: hourglass },
}

/** What is quoted has its age. */
const AGED: ReadonlySet<Kind> = new Set(['live', 'closed', 'delayed', 'stale'])

/** How old a price is, or why there is none: a sign with an age or a word. */
export function PriceMark({ price: { state, quotedAt }, now }: { price: PanelPrice; now: number }) {
  const { variant, sign } = LOOKS[state.kind]
  const word = priceStates[state.kind]
  if (!AGED.has(state.kind)) return <StateMark variant={variant} sign={sign} text={word} />
  const age = quotedAt === null ? priceStates.unpriced : panelAge(Math.max(0, now - quotedAt))
  return <StateMark variant={variant} sign={sign} hidden={word} text={age} />
}

/** What more there is to say of its state; null: nothing. */
export function stateNote({ state }: PanelPrice, now: Now): string | null {
  if (state.kind === 'held') return `${priceStates.lasting(panelAge(now.renderedAt - state.since))}; ${state.why}`
  if (state.kind === 'halted') return haltWords(state, now, ', ')
  return state.kind === 'refused' ? state.why : null
}

/** "09.40’tan beri · Ayşe Kaya · Nakit yok", as far as it is known. */
export function haltWords(
  { since, by, reason }: Pick<Extract<PanelPrice['state'], { kind: 'halted' }>, 'since' | 'by' | 'reason'>,
  now: Now,
  between: ' · ' | ', ' = ' · ',
): string {
  const segments = [since === null ? null : sinceText(since, now), by, between === ', ' ? null : reason]
  return segments.filter((part) => part !== null).join(between)
}

/** The same beside the heading of one price. Nothing is called live that the server has not confirmed lately. */
export function PriceChip({ price: { state } }: { price: PanelPrice }) {
  const { oldSince } = usePanel()
  const { variant, sign } = LOOKS[state.kind]
  if (oldSince !== null)
    return (
      <span className="chip off">
        <PanelIcon of={wifiOff} />
        <span>{priceChips.old}</span>
      </span>
    )
  return (
    <span className={`chip ${variant}`}>
      {sign === null ? <i /> : <PanelIcon of={sign} />}
      <span>{priceChips[state.kind]}</span>
    </span>
  )
}
