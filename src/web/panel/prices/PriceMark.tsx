import type { PanelPrice } from '#contract/panel/price-shapes.ts'
import { sinceText } from '../../copy/panel-moments.ts'
import { priceStates } from '../../copy/panel-prices.ts'
import { panelAge } from '../../copy/panel-words.ts'
import { circleAlert, clock, hand, hourglass, type IconPath, triangleAlert } from '../../ui/icons.ts'
import { Mark } from '../../ui/Mark.tsx'
import type { Tone } from '../../ui/tone.ts'
import { usePanel } from '../state/panel-context.ts'
import unconfirmed from '../parts/Unconfirmed.module.css'

type Kind = PanelPrice['state']['kind']

interface Look {
  readonly tone: Tone
  /** null means a dot. */
  readonly icon: IconPath | null
}

const LOOKS: Readonly<Record<Kind, Look>> = {
  live: { tone: 'good', icon: null },
  closed: { tone: 'calm', icon: clock },
  delayed: { tone: 'fair', icon: clock },
  stale: { tone: 'bad', icon: clock },
  held: { tone: 'fair', icon: triangleAlert },
  halted: { tone: 'calm', icon: hand },
  refused: { tone: 'bad', icon: circleAlert },
  crossed: { tone: 'bad', icon: circleAlert },
  unmargined: { tone: 'bad', icon: circleAlert },
  unpriced: { tone: 'fair', icon: hourglass },
}

export function stateIcon(kind: Kind): IconPath | null {
  return LOOKS[kind].icon
}

/** The states in which the price has an age. */
const AGED: ReadonlySet<Kind> = new Set(['live', 'closed', 'delayed', 'stale'])

interface PriceMarkProps {
  readonly price: PanelPrice
  readonly className?: string | undefined
}

/** Shows the age of a price, or the reason why there is none. */
export function PriceMark({ price: { state, quotedAt }, className = '' }: PriceMarkProps) {
  const { oldSince, now } = usePanel()
  const { tone, icon } = LOOKS[state.kind]
  const word = oldSince !== null && state.kind === 'live' ? priceStates.old : priceStates[state.kind]
  const isAged = AGED.has(state.kind)
  const age = quotedAt === null ? priceStates.unpriced : panelAge(Math.max(0, now - quotedAt))
  return (
    <Mark tone={tone} icon={icon} className={`${unconfirmed.mark} ${className}`} {...(isAged && { spoken: word })}>
      {isAged ? age : word}
    </Mark>
  )
}

/** Returns details of the state; null means none. */
export function stateNote({ state }: PanelPrice, now: number): string | null {
  if (state.kind === 'held') return `${priceStates.lasting(panelAge(now - state.since))}; ${state.why}`
  if (state.kind === 'halted') return haltWords(state, now, ', ')
  return state.kind === 'refused' ? state.why : null
}

/** Returns, for example, "09.40’tan beri · Ayşe Kaya · Nakit yok", without unknown parts. */
export function haltWords(
  { since, by, reason }: Pick<Extract<PanelPrice['state'], { kind: 'halted' }>, 'since' | 'by' | 'reason'>,
  now: number,
  between: ' · ' | ', ' = ' · ',
): string {
  const segments = [since === null ? null : sinceText(since, now), by, between === ', ' ? null : reason]
  return segments.filter((part) => part !== null).join(between)
}
