import type * as v from 'valibot'
import type { ShownOf } from './declaration.ts'
import { type DECLARATIONS, OFFICE } from './office/index.ts'

/** The settings of the office in one document. Halts are stored separately. */
export const settingsSchema = OFFICE.schema

export type OfficeSettings = v.InferOutput<typeof settingsSchema>

/** The provider's names for our fields. Set by import only. */
export type ProviderMapping = NonNullable<OfficeSettings['provider']>

/** The settings that pages get as they are. */
export type ShownSettings = ShownOf<typeof DECLARATIONS>

export function shownSettings(settings: OfficeSettings): ShownSettings {
  const { of } = OFFICE
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same condition as in the type
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => of[name]?.isShown === true),
  ) as unknown as ShownSettings
}
