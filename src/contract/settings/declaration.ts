import * as v from 'valibot'
import type { Kind } from './kinds/kind.ts'
import { cautious, fields, leftOut, type Read } from './setting-values.ts'
import { kind as mistake, type MistakeKind } from './settings-mistake.ts'

/** The declarations of which the settings of the office are a tree. Everything about a setting derives from its own. */

/** The sections of the panel's page with the facts of the office. */
export const SECTIONS = {
  contact: 'İletişim',
  office: 'Kurum ve site',
  licence: 'Yetki ve ticaret sicili',
  banks: 'Banka hesapları',
  sums: 'Tutarlar ve havale',
} as const

/** A field on the panel's page of facts. Fields of one section with the same form are changed together. */
export interface InPanel {
  readonly section: keyof typeof SECTIONS
  /** The heading of the form; the label of the field if it has a form of its own. */
  readonly form?: string
  /** Explains the form's row on the page. */
  readonly note?: string
  readonly label: string
  readonly hint?: string
  /** The panel can change the value only to this one. */
  readonly only?: unknown
  /** The language of the text; Turkish if it is left out. */
  readonly lang?: string
}

interface CommonWords {
  /** The name in the history, in e-mails and in commands: "telefon". */
  readonly name: string
  /** The comment above it in the office file. A leading line break is a blank line. */
  readonly comment?: string
  /** Pages get the value as it is. */
  readonly shown?: true
  /** A change needs no passkey, because nobody gains from a false value or because it changes every day. */
  readonly free?: true
  /** The panel has a form of its own for it, beside those of `panel`. */
  readonly ownForm?: true
  /** The office is alerted to a change by e-mail. */
  readonly alarm?: true
  /** The sentence of a change; "name: before → after" if it is left out. */
  readonly sentence?: Sentence
}

export type Sentence = (change: Said) => string

export interface Said {
  readonly before?: unknown
  /** undefined means that the value was removed. */
  readonly after?: unknown
  readonly name: string
  /** Writes one of the two values. */
  readonly text: (value: unknown) => string
}

export interface FieldWords extends CommonWords {
  /** Its place in the office file: "iletisim.telefon". In the item of a list, its place in the item. */
  readonly yaml: string
  /** The place in files of the release before, which this release still reads with a hint. */
  readonly earlier?: EarlierPlace
  readonly panel?: InPanel
  /** The value if the office file lacks the field; undefined means that the file must have it. */
  readonly absent?: unknown
  /** The value in a stored document that this release cannot read; the one of the kind if it is left out. */
  readonly cautious?: unknown
  /** The value in the sample; none if it is left out. */
  readonly sample?: unknown
}

export interface EarlierPlace {
  readonly yaml: string
  /** The sentence for an unreadable text. */
  readonly expected: string
  /** Returns the value of the present field; undefined for an unreadable text. */
  readonly read: (written: string) => unknown
  /** Says in a warning what to write instead. */
  readonly hint: string
}

export interface GroupWords extends Partial<CommonWords> {
  readonly yaml?: string
  /** The value of the group if the file has “yok” instead of its fields. */
  readonly none?: unknown
  /** Its value changes as a whole, so that changes of two parts of it are a conflict. */
  readonly whole?: true
  /** Writes its value for people, if it changes as a whole or may be none. */
  readonly text?: (value: unknown) => string
  /** The text for people if the value is null. */
  readonly nullText?: string
}

export interface ListWords extends CommonWords {
  readonly yaml: string
  /** The name of an item by its index or key: "2. banka". */
  readonly itemName: (key: string) => string
  /** Writes an item for people. */
  readonly itemText: (item: unknown) => string
  /** An item changes as a whole, with this sentence. */
  readonly whole?: Sentence
  /** The largest number of items. */
  readonly max: number
  readonly sample: unknown
}

interface Common<Output, Shown extends boolean, LeftOut extends boolean> {
  readonly schema: v.GenericSchema<unknown, Output>
  /** True if pages get the value as it is. */
  readonly isShown: Shown
  /** True if a document may lack the value. */
  readonly isLeftOut: LeftOut
}

export interface Field<
  Output = unknown,
  Shown extends boolean = boolean,
  LeftOut extends boolean = boolean,
> extends Common<Output, Shown, LeftOut> {
  readonly is: 'field'
  readonly kind: Kind
  readonly words: FieldWords
  /** The value of a field that an office leaves empty; a field without one must have a value. */
  readonly empty?: null | undefined
}

export interface Group<
  Output = unknown,
  Shown extends boolean = boolean,
  LeftOut extends boolean = boolean,
> extends Common<Output, Shown, LeftOut> {
  readonly is: 'group'
  readonly of: Tree
  readonly words: GroupWords
}

export interface List<Output = unknown, Shown extends boolean = boolean> extends Common<Output, Shown, false> {
  readonly is: 'list'
  readonly item: Group
  /** The name and the declaration of the key, if the items are stored in a record. */
  readonly key?: { readonly name: string; readonly field: Field }
  readonly words: ListWords
}

export type Declaration<Output = unknown, Shown extends boolean = boolean> =
  | Field<Output, Shown>
  | Group<Output, Shown>
  | List<Output, Shown>

export type Tree = Readonly<Record<string, Declaration>>

type IsShown<Words> = Words extends { readonly shown: true } ? true : false

type OutputOf<Node extends Declaration> = v.InferOutput<Node['schema']>

/** The document of a tree: its values by their names. */
export type DocumentOf<Of extends Tree> = Simple<
  { -readonly [Name in keyof Of as Of[Name]['isLeftOut'] extends true ? never : Name]: OutputOf<Of[Name]> } & {
    -readonly [Name in keyof Of as Of[Name]['isLeftOut'] extends true ? Name : never]?: OutputOf<Of[Name]>
  }
>

/** The values of a tree that pages get as they are. */
export type ShownOf<Of extends Tree> = {
  readonly [Name in keyof Of as Of[Name]['isShown'] extends true ? Name : never]: OutputOf<Of[Name]>
}

type Simple<Of> = { [Name in keyof Of]: Of[Name] }

function isShown<Words extends { readonly shown?: true }>(words: Words): IsShown<Words> {
  const shown = words.shown === true
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same condition as in the type
  return shown as IsShown<Words>
}

/** A field that has a value. */
export function field<Schema extends v.GenericSchema, Usual, const Words extends FieldWords>(
  kind: Kind<Schema, Usual>,
  words: Words,
): Field<
  Read<v.InferOutput<Schema>, Words extends { readonly cautious: infer Own } ? Own : Usual>,
  IsShown<Words>,
  false
> {
  const usual = 'cautious' in words ? words.cautious : kind.cautious
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the value of the words or else of the kind
  const value = usual as Words extends { readonly cautious: infer Own } ? Own : Usual
  const read = cautious(kind.schema, value)
  // Documents of earlier releases lack what older files may lack.
  const schema = 'absent' in words ? v.optional(read, words.absent) : read
  return { is: 'field', schema, kind, words, isShown: isShown(words), isLeftOut: false }
}

/** A field that may be none, which is null. Documents of earlier releases may lack it. */
export function optionalField<Schema extends v.GenericSchema, const Words extends FieldWords>(
  kind: Kind<Schema>,
  words: Words,
): Field<v.InferOutput<Schema> | null, IsShown<Words>, false> {
  const schema = v.optional(cautious(v.nullable(kind.schema), null), null)
  return { is: 'field', schema, kind, words, isShown: isShown(words), isLeftOut: false, empty: null }
}

/**
 * A field that is left out of the document if the office has none. A value that cannot be read is left out, too, unless
 * the words have a cautious one.
 */
export function leftOutField<Schema extends v.GenericSchema, const Words extends FieldWords>(
  kind: Kind<Schema>,
  words: Words,
): Field<v.InferOutput<Schema>, IsShown<Words>, true> {
  const schema = leftOut(kind.schema, words.cautious)
  return { is: 'field', schema, kind, words, isShown: isShown(words), isLeftOut: true, empty: undefined }
}

/** A part of an item or of a value: if it cannot be read, the whole cannot be read. */
export function part<Schema extends v.GenericSchema>(
  kind: Kind<Schema>,
  words: FieldWords,
): Field<v.InferOutput<Schema>, false, false> & { readonly schema: Schema } {
  return { is: 'field', schema: kind.schema, kind, words, isShown: false, isLeftOut: false }
}

/** A part that may be none, which is null. */
export function optionalPart<Schema extends v.GenericSchema>(
  kind: Kind<Schema>,
  words: FieldWords,
): Field<v.InferOutput<Schema> | null, false, false> {
  return { is: 'field', schema: v.nullable(kind.schema), kind, words, isShown: false, isLeftOut: false, empty: null }
}

/** A part that a value may lack. */
export function leftOutPart<Schema extends v.GenericSchema>(
  kind: Kind<Schema>,
  words: FieldWords,
): Field<v.InferOutput<Schema>, false, true> {
  const schema = v.exactOptional(kind.schema)
  return { is: 'field', schema, kind, words, isShown: false, isLeftOut: true, empty: undefined }
}

export function group<const Of extends Tree, const Words extends GroupWords>(
  words: Words,
  of: Of,
  unknown?: MistakeKind,
): Group<DocumentOf<Of>, IsShown<Words>, false> {
  const entries = Object.fromEntries(Object.entries(of).map(([name, { schema }]) => [name, schema]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each declaration
  const schema = fields(entries, unknown) as v.GenericSchema<unknown, DocumentOf<Of>>
  return { is: 'group', schema, of, words, isShown: isShown(words), isLeftOut: false }
}

/** Items in an order. */
export function list<Item, const Words extends ListWords>(
  words: Words,
  item: Group<Item>,
): List<Item[], IsShown<Words>> {
  const schema = v.pipe(
    v.array<Group<Item>['schema'], MistakeKind>(item.schema, 'wrong-type'),
    v.maxLength(words.max, mistake('too-many')),
  )
  return { is: 'list', schema, item, words, isShown: isShown(words), isLeftOut: false }
}

/** Items in a record, in the office file each with its key. */
export function keyedList<Key extends string, Item, const Words extends ListWords>(
  words: Words,
  key: { readonly name: string; readonly field: Field & { readonly schema: v.GenericSchema<string, Key> } },
  item: Group<Item>,
): List<string extends Key ? Record<string, Item> : Partial<Record<Key, Item>>, IsShown<Words>> {
  const schema = v.pipe(
    v.record<v.GenericSchema<string, Key>, Group<Item>['schema'], MistakeKind>(
      key.field.schema,
      item.schema,
      'wrong-type',
    ),
    v.check((items) => Object.keys(items).length <= words.max, mistake('too-many')),
  )
  return { is: 'list', schema, item, key, words, isShown: isShown(words), isLeftOut: false }
}

/** Returns the declaration with another schema: with checks, or with a cautious value. */
export function refined<Node extends Declaration, Output>(
  node: Node,
  schemaOf: (schema: Node['schema']) => v.GenericSchema<unknown, Output>,
): Omit<Node, 'schema'> & { readonly schema: v.GenericSchema<unknown, Output> } {
  return { ...node, schema: schemaOf(node.schema) }
}

/** A group that a document may lack. `usual` is its value if it cannot be read; without one, it is left out. */
export function leftOutGroup<Output, Shown extends boolean>(node: Group<Output, Shown>): Group<Output, Shown, true>
export function leftOutGroup<Output, Shown extends boolean, Usual>(
  node: Group<Output, Shown>,
  usual: Usual,
): Group<Output | Usual, Shown, true>
export function leftOutGroup(node: Group, usual?: unknown): Group<unknown, boolean, true> {
  return { ...node, schema: leftOut(node.schema, usual), isLeftOut: true }
}
