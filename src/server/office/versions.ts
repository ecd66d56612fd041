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

/** A change that nobody should learn from a customer; its lines, those of weight first. */
export interface WeightyVersion extends OfficeVersion {
  readonly lines: readonly string[]
}

/** What came into force since a version of which somebody knows, the oldest first, up to a change of weight. */
export interface NewVersions {
  readonly plain: readonly OfficeVersion[]
  /** The one after them; null: none. */
  readonly weighty: WeightyVersion | null
  /** The last of all these. */
  readonly number: number
}

/** `known` null: nobody knows of any, so that nothing is new. null: nothing came into force. */
export async function newVersions(
  store: Pick<VersionStore, 'versions' | 'version'>,
  known: number | null,
): Promise<NewVersions | null> {
  const [newest] = await store.versions(1)
  if (newest === undefined || newest.number === known) return null
  const plain: OfficeVersion[] = []
  if (known === null) return { plain, weighty: null, number: newest.number }
  let before = await store.version(known)
  // The newest stand first.
  const since = (await allVersions(store)).filter(({ number }) => number > known).toReversed()
  for (const head of since) {
    const version = await store.version(head.number)
    const lines = before === null || version === null ? [] : weightyDifference(before.text, version.text)
    if (lines.length > 0) {
      const weighty = { ...head, lines: [...new Set([...lines, ...head.summary])] }
      return { plain, weighty, number: head.number }
    }
    plain.push(head)
    before = version ?? before
  }
  return { plain, weighty: null, number: plain.at(-1)?.number ?? newest.number }
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
