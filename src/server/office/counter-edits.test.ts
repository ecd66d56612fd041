import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Day, parseDay } from '#domain/calendar.ts'
import { type MetalCode, METAL_CODES } from '#domain/instrument.ts'
import { withGold } from '../../../test/fakes/gold-office.ts'
import {
  addressing,
  chatting,
  endingEarly,
  goldBoard,
  goldBoardIn,
  openingWeek,
  phoning,
  pricingAll,
  together,
} from './counter-edits.ts'
import { officeDifference } from './difference.ts'
import { noticing, pricing } from './edits.ts'
import type { Office } from './office.ts'
import { describeOfficeMistake, parseOffice } from './parse.ts'
import { readHours } from './spelling.ts'

const SAMPLE = readFileSync('office/office.yaml', 'utf8')
const GOLD = withGold(SAMPLE)

function office(text: string): Office {
  const read = parseOffice(text)
  if (!read.ok) throw new Error(read.error.map(describeOfficeMistake).join('\n'))
  return read.value
}

function day(text: string): Day {
  const parsed = parseDay(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}

function span(written: string) {
  const hours = readHours(written)
  if (hours === undefined) throw new Error(written)
  return hours
}

describe('the office can be reached', () => {
  test('by another telephone', () => {
    expect(officeDifference(SAMPLE, phoning(' 0 (212) 513 45 67 ')(SAMPLE))).toEqual([
      'telefon: 0 (212) 000 00 00 → 0 (212) 513 45 67',
    ])
  })

  test.each(['905551234567', '0 555 123 45 67', '+90 (555) 123-45-67', '5551234567', '0090 555 123 45 67'])(
    'by messages to %s',
    (written) => {
      expect(office(chatting(written)(SAMPLE)).facts.chat.href).toContain('/905551234567?')
    },
  )

  test('at another address, whatever signs it holds', () => {
    const anything = fc
      .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
      .filter((text) => /[\p{L}\d]/u.test(text))
    fc.assert(
      fc.property(anything, (street) => {
        const edited = addressing({ street, district: "Fatih # 'A'", city: 'İstanbul', postalCode: '34110' })(SAMPLE)
        const read = parseOffice(edited)
        if (read.ok) expect(read.value.facts.address).toMatchObject({ district: "Fatih # 'A'", postalCode: '34110' })
        // Nothing beside the address changes, whatever is typed.
        for (const line of officeDifference(SAMPLE, edited)) expect(line).toMatch(/^(?:adres|semt|il|posta kodu): /)
      }),
      { numRuns: 20 },
    )
  })

  test('not by what is no number', () => {
    expect(parseOffice(phoning("0', adres: x")(SAMPLE)).ok).toBe(false)
    expect(parseOffice(chatting('555')(SAMPLE)).ok).toBe(false)
  })
})

describe('margins of many prices', () => {
  test('are one edit, and a side that is not named stays', () => {
    const text = pricing('EUR', { buy: '-0,04', sell: '0,04' })(SAMPLE)
    const edit = pricingAll({
      USD: { buy: { kind: 'lira', micros: -20_000 }, sell: { kind: 'percent', millionths: 2500 } },
      EUR: { sell: { kind: 'lira', micros: 50_000 } },
    })
    expect(officeDifference(text, edit(text))).toEqual([
      'USD alış payı 0 → -0,02',
      'USD satış payı 0 → %0,25',
      'EUR satış payı 0,04 → 0,05',
    ])
  })
})

describe('the hours of the counter', () => {
  const monday = day('2026-11-23')
  const hoursOf = (text: string, date: Day) => office(text).facts.hours.special.find((each) => each.day === date)

  test('end early on that day alone, with a notice beside it', () => {
    const edit = together([endingEarly(monday, '17:15'), noticing('Bugün 17.15’te kapanıyoruz.', `${monday} 17:15`)])
    const edited = edit(SAMPLE)
    expect(hoursOf(edited, monday)).toEqual({ day: monday, name: 'Erken kapanış', hours: span('09:00-17:15') })
    expect(office(edited).facts.hours.week).toEqual(office(SAMPLE).facts.hours.week)
    expect(office(edited).facts.notice).toMatchObject({ text: 'Bugün 17.15’te kapanıyoruz.' })
  })

  test('end before the lunch break, within it or after it', () => {
    const text = openingWeek(office(SAMPLE).facts.hours.week.map(() => span('09:00-12:30, 13:30-18:30')))(SAMPLE)
    const at = (time: string) => hoursOf(endingEarly(monday, time)(text), monday)?.hours
    expect(at('12:00')).toEqual(span('09:00-12:00'))
    expect(at('13:00')).toEqual(span('09:00-12:30'))
    expect(at('15:00')).toEqual(span('09:00-12:30, 13:30-15:00'))
    expect(at('08:30')).toEqual([])
    expect(endingEarly(monday, '18:30')(text)).toBe(text)
  })

  test('end earlier still on a special day, which keeps its name', () => {
    const eve = day('2026-10-28')
    expect(hoursOf(endingEarly(eve, '12:00')(SAMPLE), eve)).toEqual({
      day: eve,
      name: 'Cumhuriyet Bayramı arifesi',
      hours: span('09:00-12:00'),
    })
  })

  test('of a week change where they are others, and stay as they are written elsewhere', () => {
    const text = SAMPLE.replace('sali: 09:00-18:30', 'sali: "9.00 - 18.30"   # Salı')
    const week = office(text).facts.hours.week.map((hours, index) =>
      index === 4 ? span('09:00-12:45, 13:45-18:30') : hours,
    )
    const edited = openingWeek(week)(text)
    expect(officeDifference(text, edited)).toEqual(['Cuma 09.00-18.30 → 09.00-12.45, 13.45-18.30'])
    expect(edited).toContain('sali: "9.00 - 18.30"   # Salı')
  })
})

describe('the gold board', () => {
  const traded = (text: string) => office(text).facts.gold?.traded

  test('goes off the site with all its margins, and comes back with them', () => {
    const off = goldBoard({ on: false, traded: [] })(GOLD)
    expect(traded(off)).toBeUndefined()
    expect(office(off).pricing.selection).not.toContain('KULCEALTIN')
    expect(officeDifference(GOLD, off)).toEqual(['altın sayfası kapatıldı'])
    expect(goldBoardIn(off)).toEqual({ on: false, traded: traded(GOLD) })
    expect(goldBoardIn(SAMPLE)).toEqual({ on: false, traded: [] })
    const on = goldBoard({ on: true, traded: traded(GOLD) ?? [] })(off)
    expect(office(on)).toEqual(office(GOLD))
    expect(officeDifference(off, on)).toEqual(['altın sayfası açıldı'])
  })

  test('trades what is named, bars with margins of zero where they had none', () => {
    const codes: readonly MetalCode[] = ['KULCEALTIN', 'KULCE10', 'CEYREK_YENI']
    for (const text of [GOLD, SAMPLE]) {
      const edited = goldBoard({ on: true, traded: codes })(text)
      expect(traded(edited)).toEqual(codes)
      expect(office(edited).pricing.selection).toContain('KULCE10')
      expect(officeDifference(text, edited)).toContain('kulce-10 alış payı — → 0')
    }
    expect(officeDifference(SAMPLE, goldBoard({ on: true, traded: ['CEYREK_YENI'] })(SAMPLE))).toEqual([
      'altın sayfası açıldı',
      'alınıp satılan altın: — → ceyrek-yeni',
    ])
    const kept = pricing('KULCE10', { buy: '-100', sell: '250' })(goldBoard({ on: true, traded: codes })(GOLD))
    expect(office(goldBoard({ on: true, traded: ['KULCE10'] })(kept)).pricing.margins.KULCE10).toEqual({
      buy: { kind: 'lira', micros: -100_000_000 },
      sell: { kind: 'lira', micros: 250_000_000 },
    })
  })

  test('says what it needs a licence for', () => {
    expect(parseOffice(goldBoard({ on: true, traded: ['AYAR22'] })(GOLD)).ok).toBe(false)
  })

  test('stays as it is where nothing of it changes', () => {
    expect(goldBoard({ on: true, traded: traded(GOLD) ?? [] })(GOLD)).toBe(GOLD)
    expect(goldBoard({ on: false, traded: [] })(SAMPLE)).toBe(SAMPLE)
  })

  test('keeps every comment, whatever is switched in whatever order', () => {
    const products: readonly MetalCode[] = METAL_CODES.filter((code) => /^KULCE|_YENI$/.test(code))
    const edit = fc.record({ on: fc.boolean(), traded: fc.subarray([...products]) })
    const start = GOLD.replace('  durdurulan: yok\n  paylar', '  durdurulan: yok # boş\n  paylar')
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 5 }), (edits) => {
        const end = edits.reduce((text, each) => goldBoard(each)(text), start)
        const last = edits.findLast(({ on }) => on)
        const isOn = edits.at(-1)?.on ?? true
        expect(traded(end)).toEqual(isOn ? (last?.traded ?? traded(start)) : undefined)
        expect(end.match(/#.*/g)).toEqual(start.match(/#.*/g))
      }),
      { numRuns: 20 },
    )
  })
})
