import { readStoredSettings } from '#contract/settings/parse-settings.ts'
import type { SettingsPath } from '#contract/settings/settings-mistake.ts'
import {
  changesBetween,
  inverseOf,
  pathsOverlap,
  type SettingsChange,
  type SettingsPatch,
  withEdits,
} from '#contract/settings/settings-patch.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { SettingsStore } from '../store/index.ts'
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
  const [versions, current] = await Promise.all([store.settingsVersions(MAX_VERSIONS), store.settingsDocument()])
  const patch = versions.find((each) => each.number === number)?.patch.filter(({ path }) => isMeant(path)) ?? []
  if (patch.length === 0 || current === null) return null
  const { document } = current
  return { patch: readableChanges(document, withEdits(document, inverseOf(patch))), since: number }
}

/** Returns the edits that undo what one version changed in the margins of these prices. */
export function undoOfMargins(store: SettingsStore, number: number, codes: readonly InstrumentId[]) {
  return undoOf(store, number, (path) => codes.some((code) => isMarginOf(path, code)))
}

/** Returns the edits that restore the whole document of a version; null if it is not stored. */
export async function restoreTo(store: SettingsStore, number: number): Promise<Rollback | null> {
  const [then, current] = await Promise.all([store.settingsDocument(number), store.settingsDocument()])
  if (then === null || current === null) return null
  return { patch: readableChanges(current.document, then.stored), since: current.number }
}

/** Returns the changes to an earlier document. A value that this release cannot read keeps its present one. */
function readableChanges(current: OfficeSettings, earlier: unknown): SettingsChange[] {
  const { value, unread } = readStoredSettings(earlier)
  return changesBetween(current, value).filter(({ path }) => !unread.some((each) => pathsOverlap(each, path)))
}
