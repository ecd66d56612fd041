import { marginIn } from '#contract/settings/kinds/price-kinds.ts'
import type { SettingsPath } from '#contract/settings/settings-mistake.ts'
import type { SettingsChange } from '#contract/settings/settings-patch.ts'
import { isAlarming } from '#contract/settings/settings-places.ts'
import type { Side } from '#domain/deal.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { excessOf, slipsOf } from '#domain/unusual-margin.ts'
import type { SettingsStore, SettingsVersion } from '../store/index.ts'
import { largestMargins } from './price-history.ts'
import { MAX_VERSIONS } from './settings-changes.ts'

/**
 * Returns the changes of a version about which the office is alerted: accounts, telephone numbers, and all margins if
 * one of them is unusual. `earlier` has the versions before it, newest first.
 */
export function sensitiveChanges(
  { patch, at }: Pick<SettingsVersion, 'patch' | 'at'>,
  earlier: readonly SettingsVersion[],
): readonly SettingsChange[] {
  const hasUnusual = patch.some((change) => isUnusual(change, earlier, at))
  return patch.filter(({ path }) => isAlarming(path) || (hasUnusual && path[0] === 'margins'))
}

function isUnusual({ path, before, after }: SettingsChange, earlier: readonly SettingsVersion[], at: number): boolean {
  const place = marginPlace(path)
  if (place === null) return false
  const { code, side } = place
  const [from, to] = [marginIn(before), marginIn(after)]
  if (to === undefined) return from !== undefined
  const current = from === undefined ? {} : { [side]: from }
  const largest = largestMargins(earlier, code, { current, price: null, now: at })[side]
  const change = { code, side, from, to }
  return [...slipsOf(change), ...excessOf(change, { largest, price: null })].length > 0
}

/** Returns the price and the side in the path of a margin; null for other paths. */
export function marginPlace([group, of, side]: SettingsPath): { code: InstrumentId; side: Side } | null {
  const code = INSTRUMENT_IDS.find((id) => id === of)
  if (group !== 'margins' || code === undefined || (side !== 'buy' && side !== 'sell')) return null
  return { code, side }
}

/** Versions after a known one, oldest first, up to the first with sensitive changes. */
export interface NewVersions {
  readonly plain: readonly SettingsVersion[]
  /** The first version with sensitive changes; null if there is none. */
  readonly sensitive: { readonly version: SettingsVersion; readonly changes: readonly SettingsChange[] } | null
  /** The number of the last of these versions. */
  readonly number: number
}

/** Returns the versions after `known`, or null if there are none. `known` null means that all versions are known. */
export async function versionsSince(
  store: Pick<SettingsStore, 'settingsVersions'>,
  known: number | null,
): Promise<NewVersions | null> {
  const [newest] = await store.settingsVersions(1)
  if (newest === undefined || newest.number === known) return null
  if (known === null) return { plain: [], sensitive: null, number: newest.number }
  const versions = await store.settingsVersions(MAX_VERSIONS)
  const plain: SettingsVersion[] = []
  for (const version of versions.filter(({ number }) => number > known).toReversed()) {
    const changes = sensitiveChanges(
      version,
      versions.filter(({ number }) => number < version.number),
    )
    if (changes.length > 0) return { plain, sensitive: { version, changes }, number: version.number }
    plain.push(version)
  }
  return { plain, sensitive: null, number: newest.number }
}
