import * as v from 'valibot'
import { type Day, parseDay } from '#domain/calendar.ts'
import { type IbanError, parseIban } from '#domain/iban.ts'
import { MAX_PICTURE_SIDE } from '#domain/picture-rules.ts'
import { kind, type MistakeKind } from './settings-mistake.ts'

/**
 * The kinds of values in the settings. The message of each check is a `MistakeKind`. A numeric requirement is the limit
 * in the sentence of the mistake.
 */

export function fields<Entries extends v.ObjectEntries>(entries: Entries, unknown: MistakeKind = 'unknown-field') {
  return v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never') return unknown
    return received === 'undefined' ? kind('missing') : kind('wrong-type')
  })
}

/**
 * Adds the value that a stored field has if this release cannot read it, because another release wrote it: the site then
 * shows nothing wrong. People and files have to meet the schema itself.
 */
export function cautious<Schema extends v.GenericSchema, Value>(
  schema: Schema,
  value: Value,
): v.GenericSchema<v.InferInput<Schema>, Read<v.InferOutput<Schema>, Value>> {
  return v.pipe(schema, v.metadata({ cautious: value }))
}

/** The type of a field that is read: without the cautious value if that is an ordinary value of the field. */
export type Read<Output, Value> = [Value] extends [Output] ? Output : Output | Value

/** A field that may be left out. If a stored value cannot be read, it is left out or has the cautious value. */
export function leftOut<Schema extends v.GenericSchema>(schema: Schema, value?: unknown) {
  return v.exactOptional<v.GenericSchema<v.InferInput<Schema>, v.InferOutput<Schema>>>(
    v.pipe(schema, v.metadata({ cautious: value })),
  )
}

export function textUpTo(max: number) {
  return v.pipe(
    v.string(kind('wrong-type')),
    v.trim(),
    v.nonEmpty(kind('empty')),
    v.maxLength(max, kind('too-long')),
    v.regex(/^\P{Cc}*$/u, kind('not-one-line')),
  )
}

const shortText = textUpTo(300)

const matching = (pattern: RegExp, mistake: MistakeKind) => v.pipe(shortText, v.regex(pattern, kind(mistake)))

export function wholeNumber(min: number, max: number) {
  return v.pipe(numberSchema(min, max), v.integer(kind('not-whole')))
}

export function numberSchema(min: number, max: number) {
  return v.pipe(v.number(kind('wrong-type')), v.minValue(min, kind('too-small')), v.maxValue(max, kind('too-large')))
}

/** A duration in ms, a whole number of `unit`; the bounds count units. */
export function durationIn(unit: number, min: number, max: number) {
  return v.pipe(numberSchema(min * unit, max * unit), v.multipleOf(unit, kind('not-whole')))
}

export function list<Item extends v.GenericSchema>(item: Item, max: number) {
  return v.pipe(v.array(item, kind('wrong-type')), v.maxLength(max, kind('too-many')))
}

/** Everything that a yes publishes stays hidden if it cannot be read. */
export const yesOrNo = v.boolean(kind('wrong-type'))

export function oneOf<const Values extends readonly string[]>(values: Values) {
  return v.picklist(values, kind('unknown-name'))
}

export const secureAddress = v.pipe(shortText, v.url(kind('not-https')), v.startsWith('https://', kind('not-https')))

/** Checked as text because headers contain it, and "*" and ";" have a meaning there. A default port is removed. */
export const secureOrigin = v.pipe(
  shortText,
  v.regex(/^https:\/\/[a-z\d.-]+(?::(?!443$)[1-9]\d{0,4})?$/, kind('not-origin')),
  v.url(kind('not-origin')),
)

export const email = v.pipe(shortText, v.email(kind('not-email')))

/** A printed number with its area code, or a seven-digit number that works in all of Turkey. */
export const phoneNumber = v.pipe(
  shortText,
  v.regex(/^[\d\s().+–-]+$/, kind('not-phone')),
  v.check((printed) => /^(?:(?:\+?90|0)\d{10}|444\d{4})$/.test(printed.replaceAll(/[^\d+]/g, '')), kind('not-phone')),
)

export const chatNumber = matching(/^90\d{10}$/, 'not-chat-number')
export const logoPath = matching(/^\/[\w./-]+\.(?:svg|png|webp|jpg)$/, 'not-logo')

/** A JPEG in the store by its hash, with its size in px. */
export const picture = fields({
  hash: v.pipe(v.string(kind('wrong-type')), v.regex(/^[\da-f]{32}$/, kind('wrong-type'))),
  width: wholeNumber(1, MAX_PICTURE_SIDE),
  height: wholeNumber(1, MAX_PICTURE_SIDE),
})

export const bankCode = matching(/^\d{5}$/, 'not-bank-code')
export const accountNumber = matching(/^\d[\d -]*\d$/, 'not-account-number')

const IBAN_MISTAKES: Readonly<Record<IbanError, MistakeKind>> = {
  'not-turkish': 'iban-not-turkish',
  'wrong-length': 'iban-wrong-length',
  'wrong-check-digits': 'iban-wrong-check-digits',
}

/** Stored without spaces. */
export const iban = v.pipe(
  shortText,
  v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseIban(dataset.value)
    if (parsed.ok) return parsed.value
    addIssue({ message: IBAN_MISTAKES[parsed.error] })
    return NEVER
  }),
)

/** A day as the key of a record, "2026-10-29". */
export const dayKey = v.pipe(
  v.string(kind('not-day')),
  v.check((written) => parseDay(written).ok, kind('not-day')),
)

const day: v.GenericSchema<string, Day> = v.pipe(
  dayKey,
  v.custom<Day>(() => true),
)

const timeOfDay = matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'not-time')

const MAX_SPANS = 3

/** The office is open in these spans of one day; an empty list means that it is closed. */
export const hoursSchema = v.pipe(
  v.array(fields({ from: timeOfDay, to: timeOfDay }), kind('wrong-type')),
  v.maxLength(MAX_SPANS, kind('too-many-spans')),
  v.check((spans) => spans.every(({ from, to }) => from < to), kind('closes-before-opening')),
  v.check(
    (spans) => spans.every(({ from }, index) => index === 0 || (spans[index - 1]?.to ?? '') < from),
    kind('spans-overlap'),
  ),
)

export const momentSchema = fields({ day, time: timeOfDay })

const MAX_MARGIN = 9999.9999

/** Exact integers: micro-lira in steps of a hundred, or millionths of the price. */
export const margin = v.variant(
  'kind',
  [
    fields({
      kind: v.literal('lira'),
      micros: v.pipe(
        wholeNumber(-MAX_MARGIN * 1_000_000, MAX_MARGIN * 1_000_000),
        v.multipleOf(100, kind('not-whole')),
      ),
    }),
    fields({ kind: v.literal('percent'), millionths: wholeNumber(-MAX_MARGIN * 10_000, MAX_MARGIN * 10_000) }),
  ],
  kind('not-margin'),
)
