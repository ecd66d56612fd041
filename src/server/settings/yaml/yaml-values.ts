import { fieldsOf, textOf } from '#contract/json.ts'
import { METAL_NAMES } from '#contract/metal-names.ts'
import type { BanknoteRule } from '#domain/banknotes.ts'
import { parseDay } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { COINS_AND_GRAMS } from '#domain/gold/tradable.ts'
import { type InstrumentId, METAL_CODES } from '#domain/instrument.ts'
import { parseMargin, readsAsThousands, writeMargin } from '#domain/margin-text.ts'
import { roundHalfAway } from '#domain/rate.ts'
import { countText } from '../../text/index.ts'
import { banknoteRuleIn } from '../banknote-changes.ts'
import { pictureName } from '../picture-file.ts'
import { marginIn } from '../price-history.ts'
import { bareWord, readAnswer, currencyFromWord, readHours, readMetal, readMoment } from '../spelling.ts'

/** The notation of one kind of value in the office file. The schema of the settings has the limits. */
export interface YamlValue {
  /** The sentence for an unreadable text. */
  readonly expected: string
  /** Returns undefined for an unreadable text. A list is written as `[a, b]` or with one item a line. */
  read(written: string | readonly string[]): unknown
  write(value: unknown): string | readonly string[]
}

function textValue(expected: string, read: (written: string) => unknown, write: (value: unknown) => string): YamlValue {
  return { expected, read: (written) => (typeof written === 'string' ? read(written) : undefined), write }
}

export const TEXT = textValue('bir metin olmalı', (written) => written, textOf)

export const IBAN = textValue(
  'bir IBAN olmalı',
  (written) => written,
  (value) => textOf(value).replaceAll(/(.{4})(?=.)/g, '$1 '),
)

/** The name of a file beside the office file. The document has the hash and the size instead. */
export const PICTURE = textValue(
  'bu dosyanın yanındaki bir .jpg dosyasının adı olmalı',
  (written) => (/^[^/\\]+\.jpe?g$/i.test(written) ? written : undefined),
  (value) => pictureName(fieldsOf(value)),
)

export const YES_OR_NO = textValue('“evet” ya da “hayır” olmalı', readAnswer, (value) =>
  value === true ? 'evet' : 'hayır',
)

const WHOLE = /^(?:\d+|\d{1,3}(?:\.\d{3})+)$/

const wholeNumber = (written: string): number | undefined =>
  WHOLE.test(written) ? Number(written.replaceAll('.', '')) : undefined

/** "185.000" and "185000" are the same. */
export const WHOLE_NUMBER = textValue('bir tam sayı olmalı', wholeNumber, (value) => countText(Number(value)))

export const YEAR = textValue('bir yıl olmalı', wholeNumber, String)

const decimal = (written: string): number | undefined =>
  /^-?\d+(?:[.,]\d+)?$/.test(written) ? Number(written.replace(',', '.')) : undefined

function decimalText(value: number): string {
  const written = String(value)
  return (written.includes('e') ? value.toFixed(12) : written).replace('.', ',')
}

export const DECIMAL = textValue('bir sayı olmalı', decimal, (value) => decimalText(Number(value)))

/** Percent in the file, basis points in the document. */
export const PERCENT = textValue(
  'yüzde olarak bir sayı olmalı; en çok iki ondalıkla',
  (written) => {
    const percent = decimal(written)
    return percent === undefined || /[.,]\d{3}/.test(written) ? undefined : roundHalfAway(percent * 100)
  },
  (value) => decimalText(Number(value) / 100),
)

/** Whole units in the file, ms in the document. */
export function lengthIn(unit: number): YamlValue {
  const read = (written: string): number | undefined => {
    const count = wholeNumber(written)
    return count === undefined ? undefined : count * unit
  }
  return textValue('bir tam sayı olmalı', read, (value) => String(Number(value) / unit))
}

export const DAY = textValue(
  '2026-10-29 biçiminde (yıl-ay-gün), takvimde olan bir gün olmalı',
  (written) => (parseDay(written).ok ? written : undefined),
  textOf,
)

export const MOMENT = textValue('2026-11-23 18:30 biçiminde bir gün ve saat olmalı', readMoment, (value) => {
  const { day, time } = fieldsOf(value)
  return `${textOf(day)} ${textOf(time)}`
})

export const HOURS = textValue('09:00-18:30 biçiminde saatler ya da “kapalı” olmalı', readHours, (value) => {
  if (!Array.isArray(value) || value.length === 0) return 'kapalı'
  return value
    .map((span: unknown) => {
      const { from, to } = fieldsOf(span)
      return `${textOf(from)}-${textOf(to)}`
    })
    .join(', ')
})

/** Refuses "1.000", because it may mean one or a thousand. */
export const MARGIN = textValue(
  '0,05 ya da -0,05 gibi lira olarak veya "%0,25" gibi yüzde olarak, en çok 4 haneli olmalı; bin lirayı 1000 diye yazın',
  (written) => {
    const margin = parseMargin(written)
    return margin.ok && !readsAsThousands(written) ? margin.value : undefined
  },
  (value) => {
    const margin = marginIn(value)
    return margin === undefined ? '' : writeMargin(margin)
  },
)

const RULE_NAMES = { full: 'tahta', no: 'alınmaz', ask: 'gişede' } as const

/** "tahta", "alınmaz", "gişede", or a deduction in lira: "-0,50". */
export const BANKNOTE_RULE = textValue(
  '“tahta”, “alınmaz”, “gişede” ya da -0,50 gibi bir lira farkı olmalı',
  (written): BanknoteRule | undefined => {
    const word = bareWord(written)
    for (const rule of ['full', 'no', 'ask'] as const) if (word === bareWord(RULE_NAMES[rule])) return { rule }
    return readLess(written)
  },
  (value) => {
    const rule = banknoteRuleIn(value)
    if (rule === undefined) return ''
    return rule.rule === 'less' ? writeMargin({ kind: 'lira', micros: -rule.less }) : RULE_NAMES[rule.rule]
  },
)

function readLess(written: string): BanknoteRule | undefined {
  const margin = parseMargin(written)
  return margin.ok && margin.value.kind === 'lira' && margin.value.micros < 0 && !readsAsThousands(written)
    ? { rule: 'less', less: -margin.value.micros }
    : undefined
}

/** A word for none or for all, or a list of names. */
function namesValue(
  expected: string,
  one: (written: string) => InstrumentId | undefined,
  all: readonly InstrumentId[],
): YamlValue {
  return {
    expected,
    read(written) {
      const names = typeof written === 'string' ? written.split(',') : written
      const word = bareWord(names.length === 1 ? (names[0] ?? '') : '')
      if (word === 'yok' || names.length === 0) return []
      if (word === 'hepsi') return all
      const codes = names.map(one)
      return codes.every((code) => code !== undefined) ? codes : undefined
    },
    write(value) {
      const codes = METAL_CODES.filter((code) => Array.isArray(value) && value.includes(code))
      if (codes.length === 0) return 'yok'
      return codes.join() === all.join() ? 'hepsi' : codes.map((code) => METAL_NAMES[code])
    },
  }
}

const METAL_LIST = '“yok”, “hepsi” ya da [gram, ceyrek-yeni] gibi bir liste olmalı'

export const TRADED_METALS = namesValue(METAL_LIST, readMetal, COINS_AND_GRAMS)
export const HALTED_METALS = namesValue(METAL_LIST, readMetal, METAL_CODES)
export const HALTED_CURRENCIES = namesValue(
  '“yok”, “hepsi” ya da bir döviz listesi olmalı',
  currencyFromWord,
  CURRENCY_CODES,
)
