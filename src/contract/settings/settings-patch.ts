import { fieldsOf, isFields } from '#contract/json.ts'
import type { SettingsPath } from './settings-mistake.ts'
import { changesAsWhole, isOrderedList } from './settings-places.ts'
import type { OfficeSettings } from './settings-schema.ts'

/** Any value of the document; `undefined` means that the path is empty. */
export type SettingValue = unknown

/** The wanted value at a path. Without one the entry is removed (a special day, a margin). */
export interface SettingsEdit {
  readonly path: SettingsPath
  readonly after?: SettingValue
}

/** A changed value. A version stores a list of them; the history, undo and emails read only that list. */
export interface SettingsChange extends SettingsEdit {
  readonly before?: SettingValue
}

export type SettingsPatch = readonly SettingsEdit[]

/** Returns every value that differs, by its path, in the order of the document. `after` need not be valid. */
export function changesBetween(before: OfficeSettings, after: unknown): SettingsChange[] {
  return changesAt([], before, after)
}

function changesAt(path: SettingsPath, before: SettingValue, after: SettingValue): SettingsChange[] {
  if (sameValue(before, after)) return []
  const steps = stepsInto(path, before, after)
  if (steps === null) {
    return [{ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }]
  }
  return steps.flatMap((step) => changesAt([...path, step], valueAt(before, [step]), valueAt(after, [step])))
}

/** Returns the keys to compare; null means that the value changes as a whole. */
function stepsInto(path: SettingsPath, before: SettingValue, after: SettingValue): readonly string[] | null {
  if (changesAsWhole(path)) return null
  // The items of a list with an order are compared one by one while their number stays the same.
  if (isList(before) && isList(after) && isOrderedList(path) && before.length === after.length)
    return before.map((_, index) => String(index))
  const isGroup = (value: SettingValue): boolean => value === undefined || isFields(value)
  if (!isGroup(before) || !isGroup(after)) return null
  return [...new Set([...Object.keys(fieldsOf(before)), ...Object.keys(fieldsOf(after))])]
}

export function valueAt(document: SettingValue, path: SettingsPath): SettingValue {
  return path.reduce<SettingValue>((value, step) => {
    if (isList(value)) return value[Number(step)]
    return Object.hasOwn(fieldsOf(value), step) ? fieldsOf(value)[step] : undefined
  }, document)
}

function isList(value: SettingValue): value is readonly SettingValue[] {
  return Array.isArray(value)
}

/** Applies each edit without validation. An entry of a record is removed with its last value. */
export function withEdits(document: object, edits: SettingsPatch): unknown {
  return edits.reduce<unknown>((edited, { path, after }) => withValue(edited, path, after, 0), document)
}

function withValue(
  value: SettingValue,
  [step, ...rest]: SettingsPath,
  after: SettingValue,
  depth: number,
): SettingValue {
  if (step === undefined) return after
  const inner = withValue(valueAt(value, [step]), rest, after, depth + 1)
  if (isList(value)) return value.map((each, index) => (String(index) === step ? inner : each))
  const { [step]: _, ...others } = fieldsOf(value)
  const isEmpty = depth > 0 && rest.length > 0 && isFields(inner) && Object.keys(inner).length === 0
  if (inner === undefined || isEmpty) return others
  return step in fieldsOf(value) ? { ...fieldsOf(value), [step]: inner } : { ...others, [step]: inner }
}

/** Returns the changes that undo these changes. */
export function inverseOf(changes: readonly SettingsChange[]): SettingsChange[] {
  return changes.map(({ path, before, after }) => ({
    path,
    ...(after !== undefined && { before: after }),
    ...(before !== undefined && { after: before }),
  }))
}

/** Returns true if one path contains the other, so that changes at both affect the same value. */
export function pathsOverlap(one: SettingsPath, other: SettingsPath): boolean {
  return one.every((step, index) => index >= other.length || other[index] === step)
}

/** Compares by content, with keys in any order. */
export function sameValue(one: SettingValue, other: SettingValue): boolean {
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((each, index) => sameValue(each, other[index]))
  if (!isFields(one) || !isFields(other)) return Object.is(one, other)
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length && names.every((name) => sameValue(one[name], valueAt(other, [name])))
  )
}
