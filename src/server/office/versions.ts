import { createHash } from 'node:crypto'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import type { OfficeVersion, VersionStore } from '../store/index.ts'
import { officeDifference } from './difference.ts'
import { haltedIn } from './edits.ts'
import type { Office } from './office.ts'
import { parseOffice } from './parse.ts'

/** Every text that was in force, with its author: the store has them, and the newest sound one is the last good one. */

export type Version = OfficeVersion & { readonly text: string }

/** Who wrote a text of the office. */
export type Author = Pick<OfficeVersion, 'by' | 'command'>

/** So many texts are kept: some years of a busy office; 12 kB each. */
const MOST_VERSIONS = 500

/** By which site and commands know a text: its SHA-256 in hex. */
export function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** What is known of each, newest first. */
export function allVersions(store: Pick<VersionStore, 'versions'>): Promise<OfficeVersion[]> {
  return store.versions(MOST_VERSIONS)
}

export async function newestVersion(store: Pick<VersionStore, 'versions' | 'version'>): Promise<Version | null> {
  const [head] = await store.versions(1)
  return head === undefined ? null : store.version(head.number)
}

/** The newest text that can go into force by itself, of those that came in by this file or by none; null: there is none. */
export async function newestSound(
  store: Pick<VersionStore, 'versions' | 'version'>,
  file: string | null,
): Promise<{ readonly version: Version; readonly office: Office } | null> {
  for (const head of await allVersions(store)) {
    // The sample's never stands in for a real office's file.
    if (file !== null && head.file !== null && head.file !== file) continue
    const version = await store.version(head.number)
    const office = version === null ? null : parseOffice(version.text)
    if (version !== null && office?.ok === true) return { version, office: office.value }
  }
  return null
}

/** Keeps a text as the version after `before`; null: somebody else has kept one meanwhile. `file`: by which it came in; null: by none. */
export async function keepVersion(
  store: Pick<VersionStore, 'keepNextVersion'>,
  before: Version | null,
  { text, ...known }: Author & Pick<Version, 'text' | 'at' | 'file'>,
): Promise<Version | null> {
  const summary = before === null ? ['ilk sürüm'] : officeDifference(before.text, text)
  const version = { ...known, summary, halted: [...haltedIn(text)], sha256: fingerprintOf(text), text }
  const number = await store.keepNextVersion(before?.number ?? 0, version, MOST_VERSIONS)
  return number === null ? null : { ...version, number }
}

/** What the office does not quote by its own will, and whose will it was. */
export interface Halt {
  readonly code: InstrumentId
  /** ms since the epoch; null: nobody knows. */
  readonly since: number | null
  /** A login; null: nobody knows. */
  readonly by: string | null
  readonly via: 'command' | 'file'
}

export type TextHalts = ReadonlyMap<InstrumentId, Halt>

/** What the newest of these texts halts, newest first. Who was halted already stays so since then. */
export function textHalts(versions: readonly OfficeVersion[], before: TextHalts = new Map()): TextHalts {
  return versions.toReversed().reduce((halts, { halted, at, by, command }): TextHalts => {
    const via = command === null ? 'file' : 'command'
    return new Map(halted.map((code) => [code, halts.get(code) ?? { code, since: at, by, via }]))
  }, before)
}

/** Whose will each halt is that is in force, in display order: a command's that is listed goes before the text's. */
export function haltsInForce(
  halted: ReadonlySet<InstrumentId>,
  listed: readonly Omit<Halt, 'via'>[],
  inText: TextHalts,
): Halt[] {
  const commanded = new Map(listed.map((halt) => [halt.code, { ...halt, via: 'command' } as const]))
  return INSTRUMENT_IDS.filter((code) => halted.has(code)).map(
    (code) => commanded.get(code) ?? inText.get(code) ?? { code, since: null, by: null, via: 'file' },
  )
}
