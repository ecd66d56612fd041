import { fieldsOf } from '#contract/json.ts'
import { parseSettings } from '#contract/settings/parse-settings.ts'
import { pathsOverlap, valueAt } from '#contract/settings/settings-patch.ts'
import type { OfficeSettings } from '#contract/settings/settings-schema.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { mistakeReason } from '../settings-text.ts'
import { dropAt } from './draft-document.ts'
import { readOfficeYaml } from './read-office-yaml.ts'
import type { LineNote } from './yaml-document.ts'
import { HALTED } from './yaml-fields.ts'

export interface OfficeFile {
  readonly settings: OfficeSettings
  /** The file name of the permit's picture and its position in the text; null if the settings have no picture. */
  readonly named: (Omit<LineNote, 'reason'> & { readonly name: string }) | null
  /** The halted codes (`durdurulan`), in display order. Only the first import applies them. */
  readonly halted: readonly InstrumentId[]
  /** Valid values that were probably not intended. */
  readonly warnings: readonly LineNote[]
}

const PICTURE_PATH = ['licence', 'picture']

/** Parses an office file. Returns the file or every mistake in the order of its lines. */
export function parseOfficeYaml(text: string): Result<OfficeFile, readonly LineNote[]> {
  const { document, mistakes, warnings, placeOf, unread } = readOfficeYaml(text)
  const { [HALTED]: halted, ...settings } = document
  const name = valueAt(settings, PICTURE_PATH)
  if (name !== undefined) dropAt(settings, PICTURE_PATH)
  const parsed = parseSettings(settings)
  // An unreadable value already has its own mistake.
  const invalid = parsed.ok ? [] : parsed.error.filter(({ path }) => !unread.some((each) => pathsOverlap(each, path)))
  const all = [...mistakes, ...invalid.map((mistake) => ({ ...placeOf(mistake.path), reason: mistakeReason(mistake) }))]
  if (!parsed.ok || all.length > 0) return fail(all.toSorted((one, other) => one.line - other.line))
  const codes = new Set(Object.values(fieldsOf(halted)).flat())
  const named = typeof name === 'string' ? { ...placeOf(PICTURE_PATH), name } : null
  return ok({ settings: parsed.value, named, halted: INSTRUMENT_IDS.filter((code) => codes.has(code)), warnings })
}
