import type { SettingsPatch } from '../../src/contract/settings/settings-patch.ts'

const DAYS = Array.from({ length: 30 }, (_, index) => `2027-06-${String(index + 1).padStart(2, '0')}`)

/** Returns a patch of thirty special days with the same name. */
export function thirtyFields(name: string): SettingsPatch {
  return DAYS.map((day) => ({ path: ['hours', 'special', day], after: { name, hours: [] } }))
}
