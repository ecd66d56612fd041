import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import type { Margin } from '#domain/margin.ts'
import { parseMargin } from '#domain/parse-margin.ts'
import { MINUS } from '../../format/format.ts'
import { marginField } from './figures.ts'

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

/**
 * Returns the text one step up or down: `stepOf` for lira, 0.01 for a percentage. A text that is not a margin is
 * returned unchanged.
 */
export function steppedText(text: string, times: 1 | -1, code: InstrumentId): string {
  const read = parseMargin(text)
  if (!read.ok) return text
  const { value } = read
  const margin: Margin =
    value.kind === 'percent'
      ? { kind: 'percent', millionths: value.millionths + times * 100 }
      : { kind: 'lira', micros: value.micros + times * stepOf(code) }
  return marginField(margin, code)
}

/** Toggles the sign, for keyboards without one. A text without a sign gets a minus. */
export function withOtherSign(text: string): string {
  const written = text.trim()
  if (/^[−–-]/.test(written)) return `+${written.slice(1).trimStart()}`
  return `${MINUS}${written.replace(/^\+\s*/, '')}`
}
