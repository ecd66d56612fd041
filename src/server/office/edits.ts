import { type Fields, fieldsOf, isFields } from '#contract/json.ts'
import type { Day } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { isBar } from '#domain/gold/bars.ts'
import { type InstrumentId, isMetal, METAL_CODES, type MetalCode } from '#domain/instrument.ts'
import type { Hours } from '#domain/opening.ts'
import {
  readAnswer,
  readHalted,
  readHaltedMetals,
  readMetal,
  type Weekday,
  writeHours,
  writtenName,
} from '../settings/spelling.ts'
import { insertItem, removeItem, setAt, setList } from './yaml-edit.ts'
import { type Path, readYaml } from './yaml-source.ts'

export type OfficeEdit = (text: string) => string

const SPECIAL_DAYS = ['calisma_saatleri', 'ozel_gunler']

/** Metals are left alone where the office has no gold board. */
export function halting(codes: readonly InstrumentId[], halted: boolean): OfficeEdit {
  return (text) => {
    const before = haltedIn(text)
    const turned = (all: readonly InstrumentId[], at: Path, edited: string): string => {
      const after = all.filter((code) => (codes.includes(code) ? halted : before.has(code)))
      if (all.every((code) => after.includes(code) === before.has(code))) return edited
      const allOrNone = after.length === 0 ? 'yok' : after.length === all.length ? 'hepsi' : null
      return setList(edited, at, after.map(writtenName), allOrNone)
    }
    const edited = turned(CURRENCY_CODES, ['kurlar', 'durdurulan'], text)
    return hasGold(text) ? turned(offeredMetals(text), ['altin', 'durdurulan'], edited) : edited
  }
}

/** Everything but the bars that the text doesn't list. */
function offeredMetals(text: string): readonly MetalCode[] {
  const listed = [fieldsOf(fieldsOf(valueOf(text))['altin'])['alinip_satilan']].flat()
  const traded = new Set(listed.map((each) => (typeof each === 'string' ? readMetal(each) : undefined)))
  return METAL_CODES.filter((code) => !isBar(code) || traded.has(code))
}

/** What a text halts by itself, as far as it can be read. */
export function haltedIn(text: string): ReadonlySet<InstrumentId> {
  const { kurlar, altin } = fieldsOf(valueOf(text))
  const read = <Code>({ durdurulan }: Fields, reader: (written: string) => readonly Code[] | undefined): Code[] =>
    [durdurulan].flat().flatMap((each) => (typeof each === 'string' ? (reader(each) ?? []) : []))
  return new Set<InstrumentId>([...read(fieldsOf(kurlar), readHalted), ...read(fieldsOf(altin), readHaltedMetals)])
}

/** Whether the text has a gold board that is on the site. */
export function hasGold(text: string): boolean {
  return hasGoldSection(text) && isShown(text)
}

/** The same of one that may be off the site just now. */
export function hasGoldSection(text: string): boolean {
  return isFields(fieldsOf(valueOf(text))['altin'])
}

function isShown(text: string): boolean {
  const { yayinda } = fieldsOf(fieldsOf(valueOf(text))['altin'])
  return typeof yayinda !== 'string' || readAnswer(yayinda) !== false
}

/** Margins as they are written; a side that is left out stays. */
export function pricing(
  code: InstrumentId,
  { buy, sell }: { readonly buy?: string | undefined; readonly sell?: string | undefined },
): OfficeEdit {
  const at = (side: string) => [isMetal(code) ? 'altin' : 'kurlar', 'paylar', writtenName(code), side]
  return (text) => {
    const withBuy = buy === undefined ? text : setAt(text, at('alis'), buy)
    return sell === undefined ? withBuy : setAt(withBuy, at('satis'), sell)
  }
}

/** As they are written; undefined: nothing is. */
export function marginsIn(text: string, code: InstrumentId): { readonly alis?: unknown; readonly satis?: unknown } {
  const { paylar } = fieldsOf(fieldsOf(valueOf(text))[isMetal(code) ? 'altin' : 'kurlar'])
  return fieldsOf(fieldsOf(paylar)[writtenName(code)])
}

export function opening(weekdays: readonly Weekday[], hours: Hours): OfficeEdit {
  return (text) =>
    weekdays.reduce((edited, weekday) => setAt(edited, ['calisma_saatleri', 'hafta', weekday], writeHours(hours)), text)
}

/** A day of its own, in its place among the others; `name` null leaves the one that stands. */
export function specialDay(day: Day, hours: Hours, name: string | null): OfficeEdit {
  return (text) => {
    const days = specialDaysIn(text)
    const index = days.indexOf(day)
    if (index !== -1) {
      const edited = setAt(text, [...SPECIAL_DAYS, index, 'saat'], writeHours(hours))
      return name === null ? edited : setAt(edited, [...SPECIAL_DAYS, index, 'ad'], name)
    }
    const following = days.findIndex((each) => each > day)
    const item = { gun: day, ad: name ?? '', saat: writeHours(hours) }
    return insertItem(text, SPECIAL_DAYS, following === -1 ? days.length : following, item)
  }
}

export function ordinaryDay(day: Day): OfficeEdit {
  return (text) => removeItem(text, SPECIAL_DAYS, specialDaysIn(text).indexOf(day))
}

/** A line above the boards until a moment ("2026-11-23 18:30"), or until it is taken away. */
export function noticing(metin: string, bitis: string | null): OfficeEdit {
  return (text) => {
    const { duyuru } = fieldsOf(valueOf(text))
    const ends = 'bitis' in fieldsOf(duyuru)
    if (!isFields(duyuru) || (bitis === null && ends))
      return setAt(text, ['duyuru'], bitis === null ? { metin } : { metin, bitis })
    const edited = setAt(text, ['duyuru', 'metin'], metin)
    return bitis === null ? edited : setAt(edited, ['duyuru', 'bitis'], bitis)
  }
}

export const noNotice: OfficeEdit = (text) =>
  isFields(fieldsOf(valueOf(text))['duyuru']) ? setAt(text, ['duyuru'], 'yok') : text

/** The days of their own, in the order of the file. */
export function specialDaysIn(text: string): readonly string[] {
  const { ozel_gunler: days } = fieldsOf(fieldsOf(valueOf(text))['calisma_saatleri'])
  return Array.isArray(days) ? days.map((each) => String(fieldsOf(each)['gun'])) : []
}

function valueOf(text: string): unknown {
  const read = readYaml(text)
  return read.ok ? read.value.value : null
}
