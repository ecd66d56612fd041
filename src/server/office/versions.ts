import { createHash } from 'node:crypto'
import type { OfficeVersion, VersionStore } from '../store/index.ts'
import { officeDifference, weightyDifference } from './difference.ts'
import { haltedIn } from './edits.ts'
import type { Office } from './office.ts'
import { parseOffice } from './parse.ts'

/** A text that was in force, with its author: the store has them, and the newest sound one is the last good one. */
export type Version = OfficeVersion & { readonly text: string }

export type Author = Pick<OfficeVersion, 'by' | 'command'>

/** So many texts are kept: some years of a busy office; 12 kB each. */
const MOST_VERSIONS = 500

/** By which site and commands know a text: its SHA-256 in hex. */
export function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

export function allVersions(store: Pick<VersionStore, 'versions'>): Promise<OfficeVersion[]> {
  return store.versions(MOST_VERSIONS)
}

/** Whether a text was in force at any time, as far as anybody remembers. */
export async function wasPublished(store: Pick<VersionStore, 'versions'>, text: string): Promise<boolean> {
  const sha256 = fingerprintOf(text)
  return (await allVersions(store)).some((version) => version.sha256 === sha256)
}

export async function newestVersion(store: Pick<VersionStore, 'versions' | 'version'>): Promise<Version | null> {
  const [head] = await store.versions(1)
  return head === undefined ? null : store.version(head.number)
}

/** The newest sound text of those that came in by this file or by none; null: there is none. */
export async function newestSound(
  store: Pick<VersionStore, 'versions' | 'version'>,
  file: string | null,
  isFit: (office: Office) => boolean = () => true,
): Promise<{ readonly version: Version; readonly office: Office } | null> {
  for (const head of await allVersions(store)) {
    // The sample's never stands in for a real office's file.
    if (file !== null && head.file !== null && head.file !== file) continue
    const version = await store.version(head.number)
    const office = version === null ? null : parseOffice(version.text)
    if (version !== null && office?.ok === true && isFit(office.value)) return { version, office: office.value }
  }
  return null
}

/** What was in force then, or first, as far as anybody remembers; null: nobody does. */
export async function officeAt(
  store: Pick<VersionStore, 'versions' | 'version'>,
  instant: number,
): Promise<Office | null> {
  const versions = await allVersions(store)
  const head = versions.find(({ at }) => at <= instant) ?? versions.at(-1)
  const version = head && (await store.version(head.number))
  const office = version && parseOffice(version.text)
  return office?.ok === true ? office.value : null
}

/**
 * The first change of weight since a version of which somebody knows, with who made it; without any, the newest
 * version. null: nothing came into force.
 */
export async function weightySince(store: Pick<VersionStore, 'versions' | 'version'>, known: number | null) {
  const [newest] = await store.versions(1)
  if (newest === undefined || newest.number === known) return null
  const nothing = { ...newest, lines: [] }
  if (known === null) return nothing
  let before = await store.version(known)
  // The newest stand first.
  const since = (await allVersions(store)).filter(({ number }) => number > known).toReversed()
  for (const { number } of since) {
    const version = await store.version(number)
    const lines = before === null || version === null ? [] : weightyDifference(before.text, version.text)
    if (version !== null && lines.length > 0) return { ...version, lines }
    before = version ?? before
  }
  return nothing
}

/** Keeps a text as the version after `before`; null: somebody else has kept one meanwhile. */
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
