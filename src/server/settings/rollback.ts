import type { SettingsPath } from '#contract/settings/settings-mistake.ts'
import {
  changesBetween,
  inverseOf,
  type SettingsChange,
  type SettingsPatch,
  withEdits,
} from '#contract/settings/settings-patch.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { SettingsDocument, SettingsStore, SettingsVersion } from '../store/index.ts'
import { isMarginOf } from './price-history.ts'
import { MAX_VERSIONS } from './settings-changes.ts'

/** The edits of a rollback, and the version that they are based on. A rollback does not end halts. */
interface Rollback {
  readonly patch: SettingsPatch
  readonly since: number
}

/** Returns the edits that undo one version only; null if it is not stored or is the first one. */
export async function undoOf(
  store: SettingsStore,
  number: number,
  isMeant: (path: SettingsPath) => boolean = () => true,
): Promise<Rollback | null> {
  const version = (await store.settingsVersions(MAX_VERSIONS)).find((each) => each.number === number)
  const patch = version?.patch.filter(({ path }) => isMeant(path)) ?? []
  return patch.length === 0 ? null : { patch: inverseOf(patch), since: number }
}

/** Returns the edits that undo what one version changed in the margins of these prices. */
export function undoOfMargins(store: SettingsStore, number: number, codes: readonly InstrumentId[]) {
  return undoOf(store, number, (path) => codes.some((code) => isMarginOf(path, code)))
}

/** Returns the edits that restore the whole document of a version; null if it is not stored. */
export async function restoreTo(store: SettingsStore, number: number): Promise<Rollback | null> {
  const [then, current] = await Promise.all([store.settingsDocument(number), store.settingsDocument()])
  if (then === null || current === null) return null
  return { patch: changesBetween(current.document, then.document), since: current.number }
}

/**
 * Returns the changes from the newest version back to `then`, from the patches of the versions after it, because the
 * newest document cannot be read. Versions are newest first.
 */
export function changesBackTo(then: SettingsDocument, versions: readonly SettingsVersion[]): SettingsChange[] {
  const later = versions.filter(({ number }) => number > then.number).toReversed()
  const newest = withEdits(
    then.document,
    later.flatMap(({ patch }) => patch),
  )
  return inverseOf(changesBetween(then.document, newest))
}
