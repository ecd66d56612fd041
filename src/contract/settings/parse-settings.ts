import * as v from 'valibot'
import { fail, ok, type Result } from '#domain/result.ts'
import { contradictionsIn } from './settings-consistency.ts'
import { MISTAKE_KINDS, type MistakeKind, type SettingsMistake, type SettingsPath } from './settings-mistake.ts'
import { type OfficeSettings, settingsSchema } from './settings-schema.ts'

/** Returns the parsed document, or every mistake in it. */
export function parseSettings(document: unknown): Result<OfficeSettings, readonly SettingsMistake[]> {
  const read = readStoredSettings(document)
  if (!read.ok) return read
  const contradictions = contradictionsIn(read.value)
  return contradictions.length > 0 ? fail(contradictions) : read
}

/**
 * Parses a stored document by the schema. Fills in fields that a document of an older release lacks, and accepts the
 * mistakes of `contradictionsIn`, because only an edit has to correct them. The schema's own rules still apply.
 */
export function readStoredSettings(document: unknown): Result<OfficeSettings, readonly SettingsMistake[]> {
  const parsed = v.safeParse(settingsSchema, document)
  return parsed.success ? ok(parsed.output) : fail(parsed.issues.map(mistakeOf))
}

function mistakeOf({ path, message, requirement }: v.BaseIssue<unknown>): SettingsMistake {
  const kind = MISTAKE_KINDS.find((each): each is MistakeKind => each === message) ?? 'wrong-type'
  return { path: pathOf(path), kind, params: typeof requirement === 'number' ? { limit: requirement } : {} }
}

function pathOf(path: v.BaseIssue<unknown>['path']): SettingsPath {
  return (path ?? []).map(({ key }) => String(key))
}
