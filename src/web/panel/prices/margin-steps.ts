import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { parseMargin } from '#domain/margin-text.ts'
import type { Margin } from '#domain/margin.ts'
import { MINUS } from '../../format/format.ts'
import { marginField } from './figures.ts'

/** Returns a margin that is one step larger or smaller: `stepOf` for lira, 0.01 for a percentage. */
export function stepped(margin: Margin, times: 1 | -1, code: InstrumentId): Margin {
  return margin.kind === 'percent'
    ? { kind: 'percent', millionths: margin.millionths + times * 100 }
    : { kind: 'lira', micros: margin.micros + times * stepOf(code) }
}

/** Returns the step in micro-lira, about 0.02 percent of a typical price. */
export function stepOf(code: InstrumentId): number {
  const { unitKind, pricedIn, group, gold } = INSTRUMENTS[code]
  if (!isMetal(code)) return 10_000
  if (group === 'silver' || (unitKind === 'gram' && pricedIn !== 'TRY')) return 50_000
  if (unitKind === 'ounce') return 500_000
  if (unitKind === 'kilogram') return 10_000_000
  if (unitKind === 'piece') return (gold?.grossMilligrams ?? 0) > 7000 ? 10_000_000 : 5_000_000
  return 1_000_000
}

/** Returns the text one step up or down; a text that is not a margin is returned unchanged. */
export function steppedText(text: string, times: 1 | -1, code: InstrumentId): string {
  const margin = parseMargin(text)
  return margin.ok ? marginField(stepped(margin.value, times, code), code) : text
}

/** Toggles the sign, for keyboards without one. A text without a sign gets a minus. */
export function withOtherSign(text: string): string {
  const written = text.trim()
  if (/^[−–-]/.test(written)) return `+${written.slice(1).trimStart()}`
  return `${MINUS}${written.replace(/^\+\s*/, '')}`
}
