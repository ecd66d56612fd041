import type { SettingsChange } from '../../src/contract/settings/settings-patch.ts'
import type { OfficeSettings } from '../../src/contract/settings/settings-schema.ts'
import type { ChangeWay, SettingsStore } from '../../src/server/store/settings-store.ts'

interface OtherVersion {
  /** The number of the version before. */
  readonly after: number
  /** A document of any shape. */
  readonly document: unknown
  readonly via?: ChangeWay
  readonly patch?: readonly SettingsChange[]
}

/** Stores a version as another release would. This release may be unable to read it. */
export async function addOtherVersion(
  store: Pick<SettingsStore, 'addSettings'>,
  { after, document, via = 'panel', patch = [] }: OtherVersion,
): Promise<void> {
  const origin = { at: 1, by: null, via, reason: null, patch } as const
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the other release had another type
  await store.addSettings(after, { ...origin, document: document as OfficeSettings }, 500)
}
