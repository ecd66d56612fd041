import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import type { OfficeVersion } from '../store/index.ts'
import type { ListedHalt } from './halt-list.ts'

/** What the office does not quote by its own will, and whose will it was. */
export interface Halt {
  readonly code: InstrumentId
  /** ms since the epoch; null: nobody knows. */
  readonly since: number | null
  /** A login; null: nobody knows. */
  readonly by: string | null
  readonly via: 'command' | 'file'
}

export type Halts = ReadonlyMap<InstrumentId, Halt>

export const NO_HALTS: Halts = new Map()

/** Who was halted already stays so since then. */
export function haltsAfter(before: Halts, { halted, at, by, command }: OfficeVersion): Halts {
  const via = command === null ? 'file' : 'command'
  return new Map(halted.map((code) => [code, before.get(code) ?? { code, since: at, by, via }]))
}

/** In display order. */
export function allHalts(listed: readonly ListedHalt[], inText: Halts): Halt[] {
  const commanded = new Map<InstrumentId, Halt>(
    listed.map(({ code, since, by }) => [code, { code, since, by, via: 'command' }]),
  )
  return INSTRUMENT_IDS.flatMap((code) => commanded.get(code) ?? inText.get(code) ?? [])
}
