import * as v from 'valibot'
import { fail, ok, type Result } from '#domain/result.ts'
import { readStored, type StoredReading } from './read-stored.ts'
import { contradictionsIn } from './settings-consistency.ts'
import { MISTAKE_KINDS, type MistakeKind, type SettingsMistake, type SettingsPath } from './settings-mistake.ts'
import { pathsOverlap, type SettingsPatch, withEdits } from './settings-patch.ts'
import { type OfficeSettings, settingsSchema } from './settings-schema.ts'

/** Parses what people and files bring in. Returns the settings, or every mistake in them. */
export function parseSettings(document: unknown): Result<OfficeSettings, readonly SettingsMistake[]> {
  const parsed = v.safeParse(settingsSchema, document)
  if (!parsed.success) return fail(parsed.issues.map(mistakeOf))
  const contradictions = contradictionsIn(parsed.output)
  return contradictions.length > 0 ? fail(contradictions) : ok(parsed.output)
}

/** Reads a stored document, which may be of an older or a newer release. Contradictions are left to the next edit. */
export function readStoredSettings(document: unknown): StoredReading<OfficeSettings> {
  return readStored(settingsSchema, document)
}

/**
 * Applies edits of people to stored settings. Returns the edited settings, or the mistakes that the edits bring in.
 * Mistakes that the settings have already, because another release wrote them, do not block other edits.
 */
export function parseEdited(
  settings: OfficeSettings,
  edits: SettingsPatch,
): Result<OfficeSettings, readonly SettingsMistake[]> {
  const document = withEdits(settings, edits)
  const brings = (mistakes: readonly SettingsMistake[], known: readonly SettingsMistake[]): SettingsMistake[] =>
    mistakes.filter(
      ({ path, kind }) =>
        edits.some((edit) => pathsOverlap(edit.path, path)) ||
        !known.some((each) => each.kind === kind && each.path.join('.') === path.join('.')),
    )
  const invalid = brings(mistakesOf(document), mistakesOf(settings))
  if (invalid.length > 0) return fail(invalid)
  const edited = readStoredSettings(document).value
  const contradictions = brings(contradictionsIn(edited), contradictionsIn(settings))
  return contradictions.length > 0 ? fail(contradictions) : ok(edited)
}

/** Returns the mistakes that the schema finds. */
function mistakesOf(document: unknown): SettingsMistake[] {
  const parsed = v.safeParse(settingsSchema, document)
  return parsed.success ? [] : parsed.issues.map(mistakeOf)
}

function mistakeOf({ path, message, requirement }: v.BaseIssue<unknown>): SettingsMistake {
  const kind = MISTAKE_KINDS.find((each): each is MistakeKind => each === message) ?? 'wrong-type'
  return { path: pathOf(path), kind, params: typeof requirement === 'number' ? { limit: requirement } : {} }
}

function pathOf(path: v.BaseIssue<unknown>['path']): SettingsPath {
  return (path ?? []).map(({ key }) => String(key))
}
