import type { InstrumentId } from '#domain/instrument.ts'
import { parseMargin } from '#domain/margin-text.ts'
import type { Margin } from '#domain/margin.ts'
import type { MarginSide } from '#domain/unusual-margin.ts'
import { readInstrument } from '../settings/spelling.ts'

/** Lines of a version's summary that are read again: each writer stands beside its reader. */

const NOTHING = '—'
const SIDES: Readonly<Record<string, string>> = { alis: 'alış', satis: 'satış' }
const MARGIN = /^(?<name>\S+) (?<side>alış|satış) payı (?<from>\S+) → (?<to>\S+)$/

export interface MarginLine {
  readonly code: InstrumentId
  readonly side: MarginSide
  /** null: nothing was written. */
  readonly from: Margin | null
  readonly to: Margin | null
}

/** "USD alış payı -0,01 → -0,02"; `side` as the file has it, undefined where nothing is written. */
export function marginLine(name: string, side: string, from: string | undefined, to: string | undefined): string {
  return `${name} ${SIDES[side] ?? side} payı ${arrowLine(from, to)}`
}

/** null: the line is of something else. */
export function readMarginLine(line: string): MarginLine | null {
  const { name = '', side, from = '', to = '' } = MARGIN.exec(line)?.groups ?? {}
  const code = readInstrument(name)
  const [was, is] = [readSide(from), readSide(to)]
  if (side === undefined || code === undefined || was === undefined || is === undefined) return null
  return { code, side: side === 'alış' ? 'buy' : 'sell', from: was, to: is }
}

function readSide(written: string): Margin | null | undefined {
  if (written === NOTHING) return null
  const margin = parseMargin(written)
  return margin.ok ? margin.value : undefined
}

/** "0 → 0,05", "— → 0,05" */
export function arrowLine(from: string | undefined, to: string | undefined): string {
  return `${from ?? NOTHING} → ${to ?? NOTHING}`
}

/** "“Bugün 15.00’te kapanıyoruz.” (bitiş: 23.11.2026 15.00)"; `until` null: it stays until it is taken away. */
export function noticeWords(text: string, until: string | null): string {
  return until === null ? `“${text}”` : `“${text}” (bitiş: ${until})`
}

/** `words` undefined: it is taken away. */
export function noticeLine(words: string | undefined): string {
  return words === undefined ? 'duyuru kaldırıldı' : `duyuru: ${words}`
}

/** The text of the notice that a line puts up; null: the line is of something else. */
export function readNoticeLine(line: string): string | null {
  return /^duyuru: “(?<text>.*)”(?: \(bitiş: [^”]*\))?$/.exec(line)?.groups?.['text'] ?? null
}
