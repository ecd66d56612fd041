import { DAY_LENGTH, type Day, dayOf, HOUR, MINUTE, SECOND, wallClockOf } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { type Rate, writeRate } from '#domain/rate.ts'
import type { Zone } from '#domain/zone.ts'

/** Figures as people at the counter write them. */

const shares = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 })
const exact = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat('tr-TR')
const short = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 })

const MONTHS = [
  'Ocak',
  'Şubat',
  'Mart',
  'Nisan',
  'Mayıs',
  'Haziran',
  'Temmuz',
  'Ağustos',
  'Eylül',
  'Ekim',
  'Kasım',
  'Aralık',
] as const

/** "47,2330", "10.095": the whole price, with the decimals of what it is of at least. */
export function rateText(code: InstrumentId, rate: Rate): string {
  const [lira = '', decimals] = writeRate(rate, INSTRUMENTS[code].decimals.rate).split('.')
  return decimals === undefined ? whole.format(Number(lira)) : `${whole.format(Number(lira))},${decimals}`
}

/** 0.0362 to "%3,62", 0.1 to "%10". */
export function shareText(share: number): string {
  return `%${shares.format(share * 100)}`
}

/** "+%0,23", "−%0,60": always with its sign and two decimals. */
export function distanceText(share: number): string {
  return `${signOf(share)}%${exact.format(Math.abs(share * 100))}`
}

export function signOf(value: number): '+' | '−' {
  return value < 0 ? '−' : '+'
}

export function countText(count: number): string {
  return whole.format(count)
}

/** "2,4" */
export function paceText(pace: number): string {
  return short.format(pace)
}

/** "61 MB", "12,8 GB" */
export function bytesText(bytes: number): string {
  if (bytes >= 1e9) return `${short.format(bytes / 1e9)} GB`
  return bytes >= 1e6 ? `${whole.format(Math.round(bytes / 1e6))} MB` : `${whole.format(Math.ceil(bytes / 1e3))} KB`
}

/** "31 Temmuz", and with its year where that is another. */
export function dayText(day: Day, today: Day): string {
  const full = fullDayText(day)
  return day.slice(0, 4) === today.slice(0, 4) ? full.slice(0, -5) : full
}

/** "1 Ağustos 2026" */
export function fullDayText(day: Day): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${MONTHS[(month ?? 1) - 1] ?? ''} ${year}`
}

/** "17.12.08" */
export function clockText(instant: number, zone: Zone): string {
  const { hour, minute, second } = wallClockOf(instant, zone)
  return [hour, minute, second].map((part) => String(part).padStart(2, '0')).join('.')
}

/** "17.12.08" of today, "31 Temmuz 16.20" of another day. */
export function momentText(instant: number, now: number, zone: Zone): string {
  const [day, today] = [dayOf(instant, zone), dayOf(now, zone)]
  const clock = clockText(instant, zone)
  return day === today ? clock : `${dayText(day, today)} ${clock.slice(0, 5)}`
}

const LENGTHS = [
  { ms: DAY_LENGTH, from: 2, name: 'gün', since: 'gündür', short: 'gün' },
  { ms: HOUR, from: 2, name: 'saat', since: 'saattir', short: 'sa' },
  { ms: MINUTE, from: 2, name: 'dakika', since: 'dakikadır', short: 'dk' },
  { ms: SECOND, from: 0, name: 'saniye', since: 'saniyedir', short: 'sn' },
] as const

/** "31 dakika"; `since`: "31 dakikadır", for so long already; `short`: "31 dk". */
export function lengthText(ms: number, form: 'name' | 'since' | 'short' = 'name'): string {
  const length = LENGTHS.find((each) => ms >= each.from * each.ms) ?? LENGTHS[3]
  return `${whole.format(Math.max(0, Math.floor(ms / length.ms)))} ${length[form]}`
}
