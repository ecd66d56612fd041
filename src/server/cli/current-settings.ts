import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { type SettingsStore, StoreFailure } from '../store/index.ts'
import { type Tool, unlessStoreFails, withStoreToRead } from './command.ts'

/** Returns the stored settings. Null means that none exist yet or that the store can't be read. */
export function currentSettings(tool: Tool): Promise<OfficeSettings | null> {
  return unlessStoreFails(
    withStoreToRead(tool, async (store) => (await store.settingsDocument())?.document ?? null),
    null,
  )
}

/** Returns the failure if this release cannot read a version, by default the newest; null if it can. */
export async function settingsReadFailure(
  store: Pick<SettingsStore, 'settingsDocument'>,
  number?: number,
): Promise<StoreFailure | null> {
  try {
    await store.settingsDocument(number)
    return null
  } catch (error) {
    if (error instanceof StoreFailure && error.unreadableSettings) return error
    throw error
  }
}
