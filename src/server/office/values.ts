import * as v from 'valibot'
import { parseDay } from '#domain/calendar.ts'
import { parseMargin } from '#domain/margin-text.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { editDistance } from '../runtime/index.ts'
import { bareWord, readAnswer, readHours } from '../settings/spelling.ts'
import { countText, numberText } from '../text/index.ts'

/** The kinds of values in the office file: each takes text, as the file holds nothing else. */

export const UNKNOWN_FIELD = 'bilinmeyen alan'

export function group<Entries extends v.ObjectEntries>(entries: Entries) {
  const names = Object.keys(entries)
  const known = names.join(', ')
  return v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never') return `${UNKNOWN_FIELD}; ${meant(received, names) ?? `burada olabilecekler: ${known}`}`
    return received === 'undefined' ? 'bu alan eksik' : `burada şu alanlar olmalı: ${known}`
  })
}

/** A slip or two, in long names one letter in three; capitals cost nothing. */
function meant(quoted: string, names: readonly string[]): string | undefined {
  const written = quoted.replaceAll('"', '').toLocaleLowerCase('tr-TR')
  const [nearest] = names
    .map((name) => ({ name, distance: editDistance(written, name.toLocaleLowerCase('tr-TR')) }))
    .filter(({ name, distance }) => distance <= (name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3))))
    .toSorted((one, other) => one.distance - other.distance)
  return nearest === undefined ? undefined : `“${nearest.name}” mi yazmak istediniz?`
}

/** A group of fields, or the word "yok": null. */
export function orNone<Schema extends v.GenericSchema>(schema: Schema, expected: string) {
  const none = v.pipe(
    v.string(),
    v.check((word) => bareWord(word) === 'yok', expected),
    v.transform(() => null),
  )
  return v.lazy((written) => (typeof written === 'string' ? none : schema))
}

/** Bounded, since what is in it goes to every page that opens; counted before its rows are looked at. */
export function list<Item extends v.GenericSchema>(item: Item, most: number) {
  return v.pipe(
    v.array(v.unknown(), 'her satırı “-” ile başlayan bir liste olmalı'),
    v.maxLength(most, `en çok ${most} satır olmalı`),
    v.array(item),
  )
}

const anyText = v.string('bir metin olmalı')

export const textUpTo = (most: number) =>
  v.pipe(anyText, v.trim(), v.nonEmpty('boş bırakılamaz'), v.maxLength(most, `en çok ${most} karakter olmalı`))

export const shortText = textUpTo(300)

const checked = (expected: string, pattern: RegExp) => v.pipe(shortText, v.regex(pattern, expected))

export const parsed = <Value, Failure extends string>(
  parse: (written: string) => Result<Value, Failure>,
  reasons: Readonly<Record<Failure, string>>,
) =>
  v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
    const value = parse(dataset.value)
    if (value.ok) return value.value
    addIssue({ message: reasons[value.error] })
    return NEVER
  })

/** What a reader of spellings makes of a text; where it makes nothing of it, what was expected. */
export const readAs = <Value>(expected: string, reader: (written: string) => Value | undefined) => {
  const parse = (written: string): Result<Value, 'unreadable'> => {
    const value = reader(written)
    return value === undefined ? fail('unreadable') : ok(value)
  }
  return v.pipe(v.string(expected), parsed(parse, { unreadable: expected }))
}

const SHOWN = 40

/** One of several names. What is none of them is quoted, with the one that was probably meant. */
export const readName = <Value>(names: readonly string[], reader: (written: string) => Value | undefined) => {
  const oneOf = `şunlardan biri olmalı: ${names.join(', ')}`
  return v.pipe(
    v.string(oneOf),
    v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const value = reader(dataset.value)
      if (value !== undefined) return value
      addIssue({ message: `“${dataset.value.slice(0, SHOWN)}” tanınmıyor; ${meant(dataset.value, names) ?? oneOf}` })
      return NEVER
    }),
  )
}

export const yesOrNo = readAs('“evet” ya da “hayır” olmalı', readAnswer)

/** A whole number; "185.000" and "185000" are the same. */
export function whole(least: number, most: number) {
  return wholeSaid(least, most, countText)
}

/** A year, which is written without a point. */
export function year(least: number, most: number) {
  return wholeSaid(least, most, String)
}

function wholeSaid(least: number, most: number, said: (bound: number) => string) {
  const expected = `${said(least)} ile ${said(most)} arasında bir tam sayı olmalı`
  return v.pipe(
    checked(expected, /^(?:\d+|\d{1,3}(?:\.\d{3})+)$/),
    v.transform((digits) => Number(digits.replaceAll('.', ''))),
    v.minValue(least, expected),
    v.maxValue(most, expected),
  )
}

export function decimal(least: number, most: number) {
  const expected = `${numberText(least, 0, 6)} ile ${numberText(most, 0, 6)} arasında bir sayı olmalı`
  return v.pipe(
    checked(expected, /^-?\d+(?:[.,]\d+)?$/),
    v.transform((digits) => Number(digits.replace(',', '.'))),
    v.minValue(least, expected),
    v.maxValue(most, expected),
  )
}

export const secureAddress = v.pipe(
  shortText,
  v.check((address) => URL.parse(address)?.protocol === 'https:', 'https:// ile başlayan bir adres olmalı'),
)

/** By its letters alone: it stands in headers, where "*" and ";" mean something. */
export const secureOrigin = v.pipe(
  shortText,
  v.check(
    (address) => /^https:\/\/[a-z\d.-]+(?::\d+)?$/.test(address) && URL.parse(address)?.origin === address,
    'https://www.ornek.com biçiminde olmalı; sonunda / ya da yol olmamalı',
  ),
)

export const email = v.pipe(shortText, v.email('geçerli bir e-posta adresi olmalı'))

/** As printed; with its area code, or one of the seven-digit numbers that all of Turkey dials alike. */
export const phoneNumber = v.pipe(
  checked('0 (212) 123 45 67 biçiminde bir telefon numarası olmalı', /^[\d\s().+–-]+$/),
  v.check(
    (printed) => /^(?:(?:\+?90|0)\d{10}|444\d{4})$/.test(printed.replaceAll(/[^\d+]/g, '')),
    '0 (212) 123 45 67 biçiminde, alan koduyla bir telefon numarası ya da 444 0 123 gibi bir numara olmalı',
  ),
  v.transform((printed) => {
    const digits = printed.replaceAll(/\D/g, '')
    return { text: printed, uri: digits.length === 7 ? digits : `+90${digits.slice(-10)}` }
  }),
)

export const day = v.pipe(
  checked('2026-10-29 biçiminde (yıl-ay-gün) bir gün olmalı', /^\d{4}-\d{2}-\d{2}$/),
  parsed(parseDay, { 'not-a-day': 'takvimde böyle bir gün yok' }),
)

const MOST_SPANS = 3

export const hours = v.pipe(
  shortText,
  readAs('09:00-18:30 biçiminde saatler ya da “kapalı” olmalı', readHours),
  v.check((spans) => spans.every(({ from, to }) => from < to), 'kapanış saati açılıştan sonra olmalı'),
  v.check(
    (spans) => spans.every(({ from }, index) => index === 0 || (spans[index - 1]?.to ?? '') < from),
    'saatler birbirini izlemeli: 09:00-12:30, 13:30-18:30',
  ),
  v.maxLength(MOST_SPANS, 'bir günde en çok üç açılış yazılabilir'),
)

const MARGIN_EXPECTED = '0,05 ya da -0,05 gibi lira olarak veya "%0,25" gibi yüzde olarak, en çok 4 haneli olmalı'

/** Lira ("-0,05") or a share of the price ("%0,25"); with the minus of a keyboard, which is the only one in a file. */
const margin = v.pipe(
  shortText,
  v.check((written) => !written.includes('−'), MARGIN_EXPECTED),
  parsed(parseMargin, { unreadable: MARGIN_EXPECTED }),
)

export const sides = group({ alis: v.optional(margin), satis: v.optional(margin) })

export const logoPath = checked(
  '/img/banks/ziraat.svg gibi, sitedeki bir resmin yolu olmalı',
  /^\/[\w./-]+\.(?:svg|png|webp|jpg)$/,
)
export const bankCode = checked('beş rakam olmalı', /^\d{5}$/)
export const accountNumber = checked('rakam, boşluk ve tireden oluşan bir hesap numarası olmalı', /^\d[\d -]*\d$/)
export const chatNumber = checked('ülke koduyla, yalnız rakamla (905551234567) yazılmalı', /^90\d{10}$/)
