import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { type Tool, unlessStoreFails, withStoreToRead } from './command.ts'

/** Returns the stored settings. Null means that none exist yet or that the store can't be read. */
export function currentSettings(tool: Tool): Promise<OfficeSettings | null> {
  return unlessStoreFails(
    withStoreToRead(tool, async (store) => (await store.settingsDocument())?.document ?? null),
    null,
  )
}
