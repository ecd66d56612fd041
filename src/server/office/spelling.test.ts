import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { readHours, readMetal, readMoment, readWeekdays } from '../settings/spelling.ts'
import { haltedIn } from './edits.ts'
import type { Office } from './office.ts'
import { parseOffice } from './parse.ts'

const SAMPLE = readFileSync('office/office.yaml', 'utf8')

function office(passage: string, by: string): Office {
  const parsed = parseOffice(SAMPLE.replace(passage, by))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}

function reason(passage: string, by: string): string | undefined {
  const parsed = parseOffice(SAMPLE.replace(passage, by))
  return parsed.ok ? undefined : parsed.error[0]?.reason
}

describe('the hours of a day', () => {
  const DAY = { from: '09:00', to: '18:30' }
  const AROUND_LUNCH = [
    { from: '09:00', to: '12:30' },
    { from: '13:30', to: '18:30' },
  ]

  test.each([
    ['9:00-18:30', [DAY]],
    ['09.00-18.30', [DAY]],
    ['9.00 – 18.30', [DAY]],
    ['09:00—18:30', [DAY]],
    ['Kapalı', []],
    ['KAPALI', []],
    ['kapali', []],
    ['KAPALİ', []],
    ['09:00-12:30, 13:30-18:30', AROUND_LUNCH],
    ['9.00-12.30 ve 13.30-18.30', AROUND_LUNCH],
  ])('are understood as %s', (written, hours) => {
    expect(office('sali: 09:00-18:30', `sali: ${written}`).facts.hours.week[1]).toEqual(hours)
  })

  test.each([
    ['9-18', '09:00-18:30 biçiminde saatler ya da “kapalı” olmalı'],
    ['09:00-24:30', '09:00-18:30 biçiminde saatler ya da “kapalı” olmalı'],
    ['09:00-12:30-18:30', '09:00-18:30 biçiminde saatler ya da “kapalı” olmalı'],
    ['18:30-09:00', 'kapanış saati açılıştan sonra olmalı'],
    ['09:00-13:30, 13:30-18:30', 'saatler birbirini izlemeli: 09:00-12:30, 13:30-18:30'],
    ['13:30-18:30, 09:00-12:30', 'saatler birbirini izlemeli: 09:00-12:30, 13:30-18:30'],
  ])('are not %s', (written, why) => {
    expect(reason('sali: 09:00-18:30', `sali: ${written}`)).toBe(why)
  })

  test('are refused as fast in a field full of blanks as in one full of letters', () => {
    const fastest = (written: string): number =>
      Math.min(
        ...Array.from({ length: 5 }, () => {
          const from = performance.now()
          expect(readHours(written)).toBeUndefined()
          return performance.now() - from
        }),
      )
    expect(fastest(`9${' '.repeat(16_000)}x`)).toBeLessThan(100 * fastest(`9${'a'.repeat(16_000)}x`))
  })
})

describe('what is halted', () => {
  test.each([
    ['HEPSİ', CURRENCY_CODES],
    ['hepsi', CURRENCY_CODES],
    ['Hepsi', CURRENCY_CODES],
    ['HEPSI', CURRENCY_CODES],
    ['Yok', []],
    ['YOK', []],
    ['jpy', ['JPY']],
    ['JPY, sar', ['JPY', 'SAR']],
    ['[jpy, Sar]', ['JPY', 'SAR']],
    ['[]', []],
  ])('is understood as %s, by the site and by commands', (written, codes) => {
    const passage = '\n  durdurulan: yok'
    const by = `\n  durdurulan: ${written}`
    expect([...office(passage, by).pricing.halted]).toEqual(codes)
    expect([...haltedIn(SAMPLE.replace(passage, by))]).toEqual(codes)
  })

  test('is no other word', () => {
    expect(reason('\n  durdurulan: yok', '\n  durdurulan: bazıları')).toMatch(/^“yok”, “hepsi”/)
  })
})

test.each([
  ['444 0 123', '4440123'],
  ['0212 123 45 67', '+902121234567'],
  ['+90 212 123 45 67', '+902121234567'],
  ['0 (212) 123–45–67', '+902121234567'],
])('a telephone number may be printed as %s', (printed, uri) => {
  expect(office('telefon: 0 (212) 000 00 00', `telefon: ${printed}`).facts.phone).toEqual({ text: printed, uri })
})

test('an answer may be written large', () => {
  expect(office('ornek_veri: evet', 'ornek_veri: EVET').facts.sample).toBe(true)
})

test.each([
  ['Salı', ['sali']],
  ['ÇARŞAMBA', ['carsamba']],
  ['hafta-ici', ['pazartesi', 'sali', 'carsamba', 'persembe', 'cuma']],
  ['Hafta içi', ['pazartesi', 'sali', 'carsamba', 'persembe', 'cuma']],
  ['haftaiçi', ['pazartesi', 'sali', 'carsamba', 'persembe', 'cuma']],
  ['yarın', undefined],
])('a day of the week is understood as %s', (written, days) => {
  expect(readWeekdays(written)).toEqual(days)
})

test.each([
  ['2026-11-23 18.30', { day: '2026-11-23', time: '18:30' }],
  ['2026-11-23  9:05', { day: '2026-11-23', time: '09:05' }],
  ['2026-02-30 09:00', undefined],
  ['2026-11-23', undefined],
])('the end of a notice as %s', (written, moment) => {
  expect(readMoment(written)).toEqual(moment)
})

test.each([
  ['Yeni çeyrek', 'CEYREK_YENI'],
  ['Cumhuriyet altını, yeni', 'ATA_YENI'],
  ['eski beşi bir yerde', 'ATA5_ESKI'],
  ['2,5’luk yeni', 'GREMESE_YENI'],
  ["yeni 2.5'lik", 'GREMESE_YENI'],
  ['bilezik', 'AYAR22'],
  ['22 ayar bilezik', 'AYAR22'],
  ['Cumhuriyet', undefined],
])('a product of gold as %s', (written, code) => {
  expect(readMetal(written)).toBe(code)
})
