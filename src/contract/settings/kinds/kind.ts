import type * as v from 'valibot'
import { textOf } from '#contract/json.ts'
import { oneLine } from '#contract/one-line.ts'

/** How the office file writes a value. The schema has the limits. */
export interface Notation {
  /** The sentence for an unreadable text. */
  readonly expected: string
  /** Returns undefined for an unreadable text. A list is written as `[a, b]` or with one item a line. */
  read(written: string | readonly string[]): unknown
  write(value: unknown): string | readonly string[]
}

/** The control of a field in the panel. */
export type Control =
  | { readonly type: 'text' | 'tel' | 'email' | 'url' | 'iban'; readonly choices?: undefined }
  | { readonly type: 'choice'; readonly choices: readonly string[] }

/** A kind of values: what they are, and how people write and read them. */
export interface Kind<Schema extends v.GenericSchema = v.GenericSchema, Usual = unknown> {
  readonly schema: Schema
  /** The value of a stored field that this release cannot read, unless the field has its own. */
  readonly cautious: Usual
  readonly notation: Notation
  /** Writes a value for people, in a sentence. */
  readonly text: (value: unknown) => string
  /** Reads what a person typed in the panel. Unreadable text is returned, and the schema refuses it. */
  readonly typed: (text: string) => unknown
  readonly control: Control
  /** The text for people if there is no value. */
  readonly noneText: string
  /** The sentence of a change has no colon after the name of the field. */
  readonly withoutColon?: true
}

/** A notation of texts that are not lists. */
export function notation(
  expected: string,
  read: (written: string) => unknown,
  write: (value: unknown) => string,
): Notation {
  return { expected, read: (written) => (typeof written === 'string' ? read(written) : undefined), write }
}

/** The notation of texts that stand as they are. */
export const AS_WRITTEN = notation('bir metin olmalı', (written) => written, textOf)

/** Writes a value on one line, as the office file writes it. A list has commas. */
export function writtenText({ write }: Pick<Notation, 'write'>, value: unknown): string {
  return [write(value)].flat().join(', ')
}

type OfKind<Usual> = Pick<Kind<v.GenericSchema, Usual>, 'cautious' | 'notation'> &
  Partial<Pick<Kind, 'text' | 'typed' | 'control' | 'noneText' | 'withoutColon'>>

/** Makes a kind. People read and type values as the office file writes them, unless `of` says otherwise. */
export function kindOf<Schema extends v.GenericSchema, const Usual>(
  schema: Schema,
  of: OfKind<Usual>,
): Kind<Schema, Usual> {
  return {
    schema,
    text: (value) => writtenText(of.notation, value),
    typed: (text) => of.notation.read(oneLine(text)) ?? oneLine(text),
    control: { type: 'text' },
    noneText: '—',
    ...of,
  }
}

/** The cautious value of a list. */
export const NO_ITEMS: never[] = []
