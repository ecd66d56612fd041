import type { Day } from '#domain/calendar.ts'
import { isBar } from '#domain/gold/bars.ts'
import { INSTRUMENT_IDS, type InstrumentId, METAL_CODES, type MetalCode } from '#domain/instrument.ts'
import { writeMargin } from '#domain/margin-text.ts'
import type { SideMargins } from '#domain/margin.ts'
import { type Hours, hoursOn } from '#domain/opening.ts'
import { WEEKDAYS, writtenName } from '../settings/spelling.ts'
import { oneLine } from '../text/index.ts'
import { hasGold, hasGoldSection, marginsIn, type OfficeEdit, opening, pricing, specialDay } from './edits.ts'
import { parseOffice } from './parse.ts'
import { setAt, setList } from './yaml-edit.ts'

/**
 * Edits as the counter asks for them, made of several places of the text. One of a text that is not sound leaves it.
 */

/** One after the other, as one edit: all of them are published, or none is. */
export function together(edits: readonly OfficeEdit[]): OfficeEdit {
  return (text) => edits.reduce((edited, edit) => edit(edited), text)
}

/** Margins of many prices; a side that is left out stays. */
export function pricingAll(margins: Readonly<Partial<Record<InstrumentId, SideMargins>>>): OfficeEdit {
  return together(
    INSTRUMENT_IDS.map((code) => {
      const { buy, sell } = margins[code] ?? {}
      return pricing(code, { buy: buy && writeMargin(buy), sell: sell && writeMargin(sell) })
    }),
  )
}

/** As it is printed: "0 (212) 513 45 67". */
export function phoning(printed: string): OfficeEdit {
  return (text) => setAt(text, ['iletisim', 'telefon'], oneLine(printed).trim())
}

/** However a person writes a telephone of Turkey: "0 555 123 45 67", "+90 555 123 45 67". */
export function chatting(written: string): OfficeEdit {
  const digits = written.replaceAll(/[\s().+–-]/g, '').replace(/^(?:0090|90|0)?(?=[1-9]\d{9}$)/, '90')
  return (text) => setAt(text, ['iletisim', 'sohbet', 'numara'], oneLine(digits))
}

export interface WrittenAddress {
  readonly street: string
  readonly district: string
  readonly city: string
  readonly postalCode: string
}

export function addressing({ street, district, city, postalCode }: WrittenAddress): OfficeEdit {
  const fields = { sokak: street, semt: district, il: city, posta_kodu: postalCode }
  return together(
    Object.entries(fields).map(([field, written]): OfficeEdit => {
      return (text) => setAt(text, ['iletisim', 'adres', field], oneLine(written).trim())
    }),
  )
}

/** Monday first, seven entries; a day that stays is left as it is written. */
export function openingWeek(week: readonly Hours[]): OfficeEdit {
  return (text) => {
    const office = parseOffice(text)
    if (!office.ok) return text
    const before = office.value.facts.hours.week
    const changed = WEEKDAYS.flatMap((weekday, index): OfficeEdit[] => {
      const hours = week[index]
      const stays = hours === undefined || JSON.stringify(hours) === JSON.stringify(before[index])
      return stays ? [] : [opening([weekday], hours)]
    })
    return together(changed)(text)
  }
}

const CLOSES_EARLY = 'Erken kapanış'

/** Ends a day's hours at "17:15", that day alone; a special day keeps its name. Before it opens: closed all day. */
export function endingEarly(day: Day, time: string): OfficeEdit {
  return (text) => {
    const office = parseOffice(text)
    if (!office.ok) return text
    const { hours } = office.value.facts
    const before = hoursOn(hours, day)
    const after = before.filter(({ from }) => from < time).map(({ from, to }) => ({ from, to: to < time ? to : time }))
    if (JSON.stringify(after) === JSON.stringify(before)) return text
    const isSpecial = hours.special.some((special) => special.day === day)
    return specialDay(day, after, isSpecial ? null : CLOSES_EARLY)(text)
  }
}

/**
 * The gold board with what the office trades on it, or off the site: its margins and its list stay in the text. A bar
 * that has no margins gets zeros, since it has no price without them.
 */
export function goldBoard({ on, traded }: { readonly on: boolean; readonly traded: readonly MetalCode[] }): OfficeEdit {
  const names = METAL_CODES.filter((code) => traded.includes(code)).map(writtenName)
  const bars = together(traded.filter(isBar).map(zerosWhereNone))
  return (text) => {
    if (!on) return hasGold(text) ? setAt(text, SHOWN, 'hayır') : text
    if (!hasGoldSection(text)) return bars(setAt(text, ['altin'], { alinip_satilan: names }))
    const shown = hasGold(text) ? text : setAt(text, SHOWN, 'evet')
    const before = goldBoardIn(shown).traded.map(writtenName)
    if (before.join() === names.join()) return shown
    return bars(setList(shown, ['altin', 'alinip_satilan'], names, names.length === 0 ? 'yok' : null))
  }
}

/** What a text has of a gold board, also while that is off the site; empty where it has none or is not sound. */
export function goldBoardIn(text: string): { readonly on: boolean; readonly traded: readonly MetalCode[] } {
  const on = hasGold(text)
  const office = parseOffice(on || !hasGoldSection(text) ? text : setAt(text, SHOWN, 'evet'))
  return { on, traded: office.ok ? (office.value.facts.gold?.traded ?? []) : [] }
}

const SHOWN = ['altin', 'yayinda']

function zerosWhereNone(code: MetalCode): OfficeEdit {
  return (text) => {
    const { alis, satis } = marginsIn(text, code)
    return pricing(code, { buy: alis === undefined ? '0' : undefined, sell: satis === undefined ? '0' : undefined })(
      text,
    )
  }
}
