import { changesBetween, inverseOf, type SettingsPatch } from '#contract/settings/settings-patch.ts'
import type { SettingsStore } from '../store/index.ts'
import { MAX_VERSIONS } from './settings-changes.ts'

/** The edits of a rollback, and the version that they are based on. A rollback does not end halts. */
interface Rollback {
  readonly patch: SettingsPatch
  readonly since: number
}

/** Returns the edits that undo one version only; null if it is not stored or is the first one. */
export async function undoOf(store: SettingsStore, number: number): Promise<Rollback | null> {
  const version = (await store.settingsVersions(MAX_VERSIONS)).find((each) => each.number === number)
  if (version === undefined || version.patch.length === 0) return null
  return { patch: inverseOf(version.patch), since: number }
}

/** Returns the edits that restore the whole document of a version; null if it is not stored. */
export async function restoreTo(store: SettingsStore, number: number): Promise<Rollback | null> {
  const [then, current] = await Promise.all([store.settingsDocument(number), store.settingsDocument()])
  if (then === null || current === null) return null
  return { patch: changesBetween(current.document, then.document), since: current.number }
}
