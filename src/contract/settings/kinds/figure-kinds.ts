import * as values from '#contract/settings/setting-values.ts'
import { countText, numberText, shareText } from '#contract/turkish-figures.ts'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { roundHalfAway } from '#domain/rate.ts'
import { kindOf, notation } from './kind.ts'

const WHOLE = /^(?:\d+|\d{1,3}(?:\.\d{3})+)$/

const wholeNumber = (written: string): number | undefined =>
  WHOLE.test(written) ? Number(written.replaceAll('.', '')) : undefined

/** "185.000" and "185000" are the same. */
const COUNT = notation('bir tam sayı olmalı', wholeNumber, (value) => countText(Number(value)))

/** A whole number. */
export function count(min: number, max: number) {
  return kindOf(values.wholeNumber(min, max), { cautious: null, notation: COUNT })
}

/** Whole units of money. */
export const lira = count(1, 1_000_000_000)
export const dollars = count(1, 1_000_000)
export const euros = count(1, 1_000_000)

export function year(min: number) {
  return kindOf(values.wholeNumber(min, 2100), {
    cautious: null,
    notation: notation('bir yıl olmalı', wholeNumber, String),
  })
}

/** A period in days. */
export function days(min: number, max: number) {
  return kindOf(values.wholeNumber(min, max), {
    cautious: max,
    notation: COUNT,
    text: (value) => `${countText(Number(value))} gün`,
  })
}

/** Whole units in the office file, ms in the document. */
function duration(unit: number, name: string, [min, max]: readonly [number, number]) {
  return kindOf(values.durationIn(unit, min, max), {
    cautious: null,
    notation: notation(
      'bir tam sayı olmalı',
      (written) => {
        const units = wholeNumber(written)
        return units === undefined ? undefined : units * unit
      },
      (value) => String(Number(value) / unit),
    ),
    text: (value) => `${Number(value) / unit} ${name}`,
  })
}

export const minutes = duration(MINUTE, 'dk', [1, 1440])
export const seconds = duration(SECOND, 'sn', [1, 3600])

const decimal = (written: string): number | undefined =>
  /^-?\d+(?:[.,]\d+)?$/.test(written) ? Number(written.replace(',', '.')) : undefined

function decimalText(value: number): string {
  const written = String(value)
  return (written.includes('e') ? value.toFixed(12) : written).replace('.', ',')
}

export function degrees(most: number) {
  return kindOf(values.numberSchema(-most, most), {
    cautious: null,
    notation: notation('bir sayı olmalı', decimal, (value) => decimalText(Number(value))),
    text: (value) => numberText(Number(value), 0, 6),
  })
}

/** A share: percent in the office file, basis points in the document. 10,000 is 100 %. */
export function percent(min: number, max: number) {
  return kindOf(values.wholeNumber(min, max), {
    cautious: null,
    notation: notation(
      'yüzde olarak bir sayı olmalı; en çok iki ondalıkla',
      (written) => {
        const share = decimal(written)
        return share === undefined || /[.,]\d{3}/.test(written) ? undefined : roundHalfAway(share * 100)
      },
      (value) => decimalText(Number(value) / 100),
    ),
    text: (value) => shareText(Number(value) / 10_000),
  })
}
