import * as v from 'valibot'
import { type Fields, fieldsOf, isFields } from '#contract/json.ts'
import type { SettingsPath } from './settings-mistake.ts'

/** The parts of a stored document that this release cannot use. */
export interface Unreadable {
  /** Fields, entries and items that this release does not know or cannot read. */
  readonly unknown: readonly SettingsPath[]
  /** Known fields that have their cautious value, because this release cannot read the stored one. */
  readonly unread: readonly SettingsPath[]
}

export interface StoredReading<Value> extends Unreadable {
  readonly value: Value
}

/** The parts of a schema that the reader follows. */
interface Described extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Described>>
  readonly wrapped?: Described
  readonly default?: unknown
  readonly item?: Described
  readonly options?: readonly Described[]
  readonly key?: Described
  readonly value?: Described
  readonly pipe?: readonly Step[]
}

interface Step {
  readonly kind: string
  readonly metadata?: object
  readonly pipe?: readonly Step[]
}

interface Place {
  readonly path: SettingsPath
  readonly unknown: SettingsPath[]
  readonly unread: SettingsPath[]
}

const UNREAD = Symbol('unread')

/**
 * Reads a document that another release may have written. Unknown fields are ignored. A value that does not meet its
 * schema reads as the cautious value of the field (`cautious`), or of the nearest group that has one; an item of a list
 * and an entry of a record are left out instead.
 */
export function readStored<Schema extends v.GenericSchema>(
  schema: Schema,
  document: unknown,
): StoredReading<v.InferOutput<Schema>> {
  const place = { path: [], unknown: [], unread: [] }
  const value = read(schema, document, place)
  if (value === UNREAD) throw new Error('the settings have a field without a cautious value')
  return { value, unknown: place.unknown, unread: place.unread }
}

function read(schema: Described, value: unknown, place: Place): unknown {
  const found = readBy(schema, value, place)
  const otherwise = found === UNREAD ? cautiousOf(schema) : null
  if (otherwise === null) return found
  place.unread.push(place.path)
  return otherwise.value
}

function cautiousOf({ pipe = [] }: Described): { readonly value: unknown } | null {
  for (const { metadata = {} } of pipe) if ('cautious' in metadata) return { value: metadata.cautious }
  return null
}

function readBy(schema: Described, value: unknown, place: Place): unknown {
  const { type, wrapped, entries, item } = schema
  if (type === 'nullable' && value === null) return null
  if (wrapped !== undefined) return read(wrapped, value === undefined ? schema.default : value, place)
  if (type === 'variant' || type === 'union') return checked(schema, readOption(schema, value, place))
  if (type === 'record') return isFields(value) ? checked(schema, readRecord(schema, value, place)) : UNREAD
  if (item !== undefined) return Array.isArray(value) ? checked(schema, readList(item, value, place)) : UNREAD
  if (entries === undefined) {
    const parsed = v.safeParse(schema, value)
    return parsed.success ? parsed.output : UNREAD
  }
  // A group without a cautious value has those of its fields.
  if (!isFields(value) && cautiousOf(schema) !== null) return UNREAD
  return checked(schema, readFields(entries, fieldsOf(value), place))
}

function readOption({ options = [] }: Described, value: unknown, { path, unknown, unread }: Place): unknown {
  for (const option of options) {
    const inside = { path, unknown: [], unread: [] }
    const found = read(option, value, inside)
    if (found === UNREAD) continue
    unknown.push(...inside.unknown)
    unread.push(...inside.unread)
    return found
  }
  return UNREAD
}

function readFields(entries: Readonly<Record<string, Described>>, value: Fields, place: Place): unknown {
  const known = Object.entries(entries)
    .filter(([name, { type }]) => type !== 'exact_optional' || Object.hasOwn(value, name))
    .map(([name, entry]) => [name, read(entry, value[name], at(place, name))] as const)
  for (const name of Object.keys(value)) if (!Object.hasOwn(entries, name)) place.unknown.push([...place.path, name])
  if (known.some(([, each]) => each === UNREAD)) return UNREAD
  return Object.fromEntries(known.filter(([, each]) => each !== undefined))
}

function readRecord({ key, value: entry }: Described, record: Fields, place: Place): unknown {
  const known = Object.entries(record).map(([name, value]) => {
    const isKnown = key !== undefined && entry !== undefined && v.is(key, name)
    return [name, isKnown ? read(entry, value, at(place, name)) : UNREAD] as const
  })
  for (const [name, each] of known) if (each === UNREAD) place.unknown.push([...place.path, name])
  return Object.fromEntries(known.filter(([, each]) => each !== UNREAD))
}

function readList(item: Described, list: readonly unknown[], place: Place): unknown {
  const known = list.map((each, index) => read(item, each, at(place, String(index))))
  for (const [index, each] of known.entries()) if (each === UNREAD) place.unknown.push([...place.path, String(index)])
  return known.filter((each) => each !== UNREAD)
}

function at({ path, ...found }: Place, name: string): Place {
  return { ...found, path: [...path, name] }
}

/** Limits of people's input; a longer list of another release is read. */
const LENGTHS: ReadonlySet<unknown> = new Set(['too-many', 'too-few'])

/** Applies the checks and transformations of the schema itself, after its parts were read. */
function checked(schema: Described, value: unknown): unknown {
  if (value === UNREAD || !hasChecks(schema)) return value
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  return parsed.typed && parsed.issues.every(({ message }) => LENGTHS.has(message)) ? parsed.output : UNREAD
}

function hasChecks({ pipe = [] }: Pick<Described, 'pipe'>): boolean {
  return pipe.some((each) => each.kind === 'validation' || each.kind === 'transformation' || hasChecks(each))
}
