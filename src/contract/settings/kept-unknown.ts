import { type Fields, fieldsOf, isFields } from '#contract/json.ts'
import type { Unreadable } from './read-stored.ts'
import type { SettingsPath } from './settings-mistake.ts'
import { sameValue, type SettingValue, valueAt } from './settings-patch.ts'
import type { OfficeSettings } from './settings-schema.ts'

interface StoredSettings extends Pick<Unreadable, 'unknown'> {
  readonly stored: Fields
  readonly document: OfficeSettings
}

/**
 * Writes edited settings into the stored document. Everything that this release does not know or did not edit stays as
 * it was stored; a removed entry is removed as a whole.
 */
export function keepUnknown({ stored, document, unknown }: StoredSettings, edited: OfficeSettings): Fields {
  const left = new Set(unknown.map(placeOf))
  return fieldsOf(written({ path: [], stored, read: document }, edited, (path) => left.has(placeOf(path))))
}

function placeOf(path: SettingsPath): string {
  return path.join('.')
}

/** A part of the stored document, and the value that this release reads from it. */
interface Part {
  readonly path: SettingsPath
  readonly stored: SettingValue
  readonly read: SettingValue
}

type IsLeftOut = (path: SettingsPath) => boolean

function written({ path, stored, read }: Part, edited: SettingValue, isLeftOut: IsLeftOut): SettingValue {
  if (sameValue(read, edited)) return stored
  if (Array.isArray(stored) && Array.isArray(read) && Array.isArray(edited))
    return writtenList(
      stored.map((each: unknown, index) => ({ path: [...path, String(index)], stored: each })),
      read,
      { edited, isLeftOut },
    )
  if (!isFields(stored) || !isFields(read) || !isFields(edited)) return edited
  const names = [...new Set([...Object.keys(stored), ...Object.keys(edited)])]
  const fields = names.flatMap((name) => {
    const part = { path: [...path, name], stored: valueAt(stored, [name]), read: valueAt(read, [name]) }
    if (Object.hasOwn(edited, name)) return [[name, written(part, edited[name], isLeftOut)] as const]
    return part.read === undefined ? [[name, part.stored] as const] : []
  })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/** An item keeps the unknown fields of the item that it was: the one that reads the same, else the one in its place. */
function writtenList(
  stored: readonly Omit<Part, 'read'>[],
  read: readonly SettingValue[],
  { edited, isLeftOut }: { readonly edited: readonly SettingValue[]; readonly isLeftOut: IsLeftOut },
): SettingValue[] {
  const known = stored.filter(({ path }) => !isLeftOut(path)).map((each, index) => ({ ...each, read: read[index] }))
  const same = edited.map((item) => known.find((part) => sameValue(part.read, item)))
  const items = edited.map((item, index) => {
    const inPlace = known[index]
    const part = same[index] ?? (inPlace !== undefined && same.includes(inPlace) ? undefined : inPlace)
    return part === undefined || !isFields(item) ? item : written(part, item, isLeftOut)
  })
  for (const [index, each] of stored.entries()) if (isLeftOut(each.path)) items.splice(index, 0, each.stored)
  return items
}
