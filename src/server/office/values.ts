import * as v from 'valibot'
import { parseDay } from '#domain/calendar.ts'
import { CURRENCY_CODES, isCurrencyCode } from '#domain/currency.ts'
import type { Margin } from '#domain/margin.ts'
import type { Notice } from '#domain/notice.ts'
import type { Hours } from '#domain/opening.ts'
import { editDistance } from '../run/door.ts'
import { bareWord, readMoment } from './spelling.ts'

/** The kinds of values in the office file. Each takes text, since the file holds nothing else, and says in Turkish what it wants. */

/** A group of fields; one that is missing or unknown is a mistake. */
export function group<Entries extends v.ObjectEntries>(entries: Entries) {
  const names = Object.keys(entries)
  const known = names.join(', ')
  return v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never') return `bilinmeyen alan; ${meant(received, names) ?? `burada olabilecekler: ${known}`}`
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

/** Bounded, since what is in it goes to every page that opens; counted before its rows are looked at. */
export function list<Item extends v.GenericSchema>(item: Item, most: number) {
  return v.pipe(
    v.array(v.unknown(), 'her satırı “-” ile başlayan bir liste olmalı'),
    v.maxLength(most, `en çok ${most} satır olmalı`),
    v.array(item),
  )
}

const anyText = v.string('bir metin olmalı')

const textUpTo = (most: number) =>
  v.pipe(anyText, v.trim(), v.nonEmpty('boş bırakılamaz'), v.maxLength(most, `en çok ${most} karakter olmalı`))

export const text = textUpTo(300)
/** The name of a day or a thing, where many follow each other. */
export const shortText = textUpTo(80)

const checked = (expected: string, pattern: RegExp) => v.pipe(text, v.regex(pattern, expected))

export const yesOrNo = v.pipe(
  v.picklist(['evet', 'hayır'], '“evet” ya da “hayır” olmalı'),
  v.transform((answer) => answer === 'evet'),
)

/** A whole number; "185.000" and "185000" are the same. */
export function whole(least: number, most: number) {
  const expected = `${least} ile ${most.toLocaleString('tr-TR')} arasında bir tam sayı olmalı`
  return v.pipe(
    checked(expected, /^(?:\d+|\d{1,3}(?:\.\d{3})+)$/),
    v.transform((digits) => Number(digits.replaceAll('.', ''))),
    v.minValue(least, expected),
    v.maxValue(most, expected),
  )
}

/** A decimal number, with comma or point. */
export function decimal(least: number, most: number) {
  const write = (limit: number): string => limit.toLocaleString('tr-TR', { maximumFractionDigits: 6 })
  const expected = `${write(least)} ile ${write(most)} arasında bir sayı olmalı`
  return v.pipe(
    checked(expected, /^-?\d+(?:[.,]\d+)?$/),
    v.transform((digits) => Number(digits.replace(',', '.'))),
    v.minValue(least, expected),
    v.maxValue(most, expected),
  )
}

export const webAddress = v.pipe(
  text,
  v.check((address) => URL.parse(address)?.protocol === 'https:', 'https:// ile başlayan bir adres olmalı'),
)

export const origin = v.pipe(
  text,
  v.check(
    (address) => address.startsWith('https://') && URL.parse(address)?.origin === address,
    'https://www.ornek.com biçiminde olmalı; sonunda / ya da yol olmamalı',
  ),
)

export const email = v.pipe(text, v.email('geçerli bir e-posta adresi olmalı'))

/** As printed; ten digits of a Turkish number after the 0. */
export const phone = v.pipe(
  checked('0 (212) 123 45 67 biçiminde bir telefon numarası olmalı', /^[\d\s()+-]+$/),
  v.check(
    (printed) => /^(?:\+?90|0)\d{10}$/.test(printed.replaceAll(/[^\d+]/g, '')),
    '0 (212) 123 45 67 biçiminde, alan koduyla bir telefon numarası olmalı',
  ),
  v.transform((printed) => ({ text: printed, uri: `+90${printed.replaceAll(/\D/g, '').slice(-10)}` })),
)

export const day = v.pipe(
  checked('2026-10-29 biçiminde (yıl-ay-gün) bir gün olmalı', /^\d{4}-\d{2}-\d{2}$/),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseDay(dataset.value)
    if (parsed.ok) return parsed.value
    addIssue({ message: 'takvimde böyle bir gün yok' })
    return NEVER
  }),
)

const HOURS = /^((?:[01]\d|2[0-3]):[0-5]\d)\s*[-–]\s*((?:[01]\d|2[0-3]):[0-5]\d)$/

export const hours = v.pipe(
  text,
  v.check((span) => span === 'kapalı' || HOURS.test(span), '09:00-18:30 biçiminde saatler ya da “kapalı” olmalı'),
  v.transform((span): Hours => {
    const [, from, to] = HOURS.exec(span) ?? []
    return from === undefined || to === undefined ? null : { from, to }
  }),
  v.check((span) => span === null || span.from < span.to, 'kapanış saati açılıştan sonra olmalı'),
)

const moment = v.pipe(
  text,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readMoment(dataset.value)
    if (read !== undefined) return read
    addIssue({ message: '2026-11-23 18:30 biçiminde bir gün ve saat olmalı' })
    return NEVER
  }),
)

const noticeText = v.pipe(textUpTo(140), v.regex(/^\P{Cc}*$/u, 'tek satır olmalı'))

/** A line above the boards, or "yok". */
export const notice = v.lazy((written) =>
  typeof written === 'string'
    ? v.pipe(
        text,
        v.check((word) => bareWord(word) === 'yok', '“yok” ya da altında “metin” ve “bitis” alanları olmalı'),
        v.transform(() => null),
      )
    : v.pipe(
        group({ metin: noticeText, bitis: v.optional(moment) }),
        v.transform(({ metin, bitis }): Notice => ({ text: metin, until: bitis ?? null })),
      ),
)

export const currencies = v.pipe(
  v.union([v.literal('yok'), v.literal('hepsi'), v.array(v.string())], '“yok”, “hepsi” ya da bir döviz listesi olmalı'),
  v.transform((halted) => {
    if (halted === 'hepsi') return [...CURRENCY_CODES]
    return halted === 'yok' ? [] : halted
  }),
  v.array(
    v.custom<(typeof CURRENCY_CODES)[number]>(
      (code) => typeof code === 'string' && isCurrencyCode(code),
      `şunlardan biri olmalı: ${CURRENCY_CODES.join(', ')}`,
    ),
  ),
  v.transform((codes) => new Set(codes)),
)

const MARGIN = /^(?<sign>[+-]?)(?<percent>%?)(?<lira>\d{1,4})(?:[.,](?<decimals>\d{1,4}))?$/
const MARGIN_EXPECTED = '0,05 ya da -0,05 gibi lira olarak veya "%0,25" gibi yüzde olarak, en çok 4 haneli olmalı'

/** Lira ("-0,05") or a share of the price ("%0,25"), up to four decimals, in exact integers. */
export const margin = v.pipe(
  checked(MARGIN_EXPECTED, MARGIN),
  v.transform((written): Margin => {
    const { sign, percent, lira = '0', decimals = '' } = MARGIN.exec(written)?.groups ?? {}
    const tenThousandths = Number(lira + decimals.padEnd(4, '0')) * (sign === '-' ? -1 : 1)
    // A percent is 10,000 millionths, so its ten-thousandth is one; a ten-thousandth of a lira is 100 micro-lira.
    return percent === '%'
      ? { kind: 'percent', millionths: tenThousandths }
      : { kind: 'lira', micros: tenThousandths * 100 }
  }),
)

export const logoPath = checked(
  '/img/banks/ziraat.svg gibi, sitedeki bir resmin yolu olmalı',
  /^\/[\w./-]+\.(?:svg|png|webp|jpg)$/,
)
export const bankCode = checked('beş rakam olmalı', /^\d{5}$/)
export const accountNumber = checked('rakam, boşluk ve tireden oluşan bir hesap numarası olmalı', /^\d[\d -]*\d$/)
export const chatNumber = checked('ülke koduyla, yalnız rakamla (905551234567) yazılmalı', /^90\d{10}$/)
