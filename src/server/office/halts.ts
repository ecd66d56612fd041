import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import type { OfficeVersion } from '../store/index.ts'
import type { Office } from './office.ts'
import { type VersionVia, viaOf } from './version-words.ts'

/** What the office does not quote by its own will, and whose will it was. */
export interface Halt {
  readonly code: InstrumentId
  /** ms since the epoch; null: nobody knows. */
  readonly since: number | null
  /** A login; null: nobody knows. */
  readonly by: string | null
  readonly via: VersionVia
}

/**
 * What a person took off the site, whatever the office's text says or however broken it is; by which way is not kept.
 */
export type ListedHalt = Omit<Halt, 'via'>

export type TextHalts = ReadonlyMap<InstrumentId, Halt>

/** What the newest of these texts halts, newest first. Who was halted already stays so since then. */
export function textHalts(versions: readonly OfficeVersion[], before: TextHalts = new Map()): TextHalts {
  return versions.toReversed().reduce((halts, { halted, at, by, command }): TextHalts => {
    const via = viaOf({ command })
    return new Map(halted.map((code) => [code, halts.get(code) ?? { code, since: at, by, via }]))
  }, before)
}

/** Whose will each halt is that is in force, in display order: a command's that is listed goes before the text's. */
export function haltsInForce(
  halted: ReadonlySet<InstrumentId>,
  listed: readonly ListedHalt[],
  inText: TextHalts,
): Halt[] {
  const commanded = new Map(listed.map((halt) => [halt.code, { ...halt, via: 'command' } as const]))
  return INSTRUMENT_IDS.filter((code) => halted.has(code)).map(
    (code) => commanded.get(code) ?? inText.get(code) ?? { code, since: null, by: null, via: 'file' },
  )
}

/** An office without the prices that are listed. New facts each time: whoever caches them knows a change by that. */
export function withHalts({ facts, pricing, retention }: Office, listed: readonly ListedHalt[]): Office {
  // A list that can't be read names metals, too, where there is no gold board.
  const quoted = listed.filter(({ code }) => pricing.selection.includes(code))
  const halted = new Set([...pricing.halted, ...quoted.map(({ code }) => code)])
  return { facts: { ...facts }, pricing: { ...pricing, halted }, retention }
}
