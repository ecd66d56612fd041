import { changesBetween, pathsOverlap, type SettingsChange } from '#contract/settings/settings-patch.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import type { SettingsDocument } from '../store/index.ts'

/**
 * Returns the changes that an office file makes. A value that this release cannot read stays as it is stored unless the
 * file has one, because an exported file lacks it.
 */
export function importedChanges(
  { document, unread }: Pick<SettingsDocument, 'document' | 'unread'>,
  file: OfficeSettings,
): SettingsChange[] {
  return changesBetween(document, file).filter(
    ({ path, after }) => after !== undefined || !unread.some((each) => pathsOverlap(each, path)),
  )
}
