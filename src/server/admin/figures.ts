import { DAY_LENGTH, type Day, HOUR, MINUTE, SECOND } from '#domain/calendar.ts'
import { type Rate, toLira } from '#domain/rate.ts'

/** Figures as people at the counter write them. */

const rates = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 4, maximumFractionDigits: 6 })
const shares = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 })
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

/** "47,2330" */
export function rateText(rate: Rate): string {
  return rates.format(toLira(rate))
}

/** 0.0362 to "%3,62", 0.1 to "%10". */
export function shareText(share: number): string {
  return `%${shares.format(share * 100)}`
}

export function countText(count: number): string {
  return whole.format(count)
}

/** "61 MB", "12,8 GB" */
export function bytesText(bytes: number): string {
  if (bytes >= 1e9) return `${short.format(bytes / 1e9)} GB`
  return bytes >= 1e6 ? `${whole.format(Math.round(bytes / 1e6))} MB` : `${whole.format(Math.ceil(bytes / 1e3))} KB`
}

/** "31 Temmuz", and with its year where that is another. */
export function dayText(day: Day, today: Day): string {
  const [year, month, date] = day.split('-').map(Number)
  const name = `${date} ${MONTHS[(month ?? 1) - 1] ?? ''}`
  return day.slice(0, 4) === today.slice(0, 4) ? name : `${name} ${year}`
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

/** Words of strangers in one line, without what could move a cursor or turn the line round. */
export function lineText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
