import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { type Rate, writeRate } from '#domain/rate.ts'

const whole = new Intl.NumberFormat('tr-TR')
const short = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 })

/** With so many decimals at least and at most: 0.5 to "0,5" or, with two at least, "0,50". */
export function numberText(value: number, least = 0, most = Math.max(least, 3)): string {
  return value.toLocaleString('tr-TR', { minimumFractionDigits: least, maximumFractionDigits: most })
}

/** "12.345" */
export function countText(count: number): string {
  return whole.format(count)
}

/** "2,4" */
export function paceText(pace: number): string {
  return short.format(pace)
}

/** "47,2330", "10.095": the whole price, with the decimals of what it is of at least. */
export function rateText(code: InstrumentId, rate: Rate): string {
  const [lira = '', decimals] = writeRate(rate, INSTRUMENTS[code].decimals.rate).split('.')
  return decimals === undefined ? countText(Number(lira)) : `${countText(Number(lira))},${decimals}`
}

/** 0.0362 to "%3,62", 0.1 to "%10". */
export function shareText(share: number, mostDecimals = 2): string {
  return `%${numberText(share * 100, 0, mostDecimals)}`
}

/** "61 MB", "12,8 GB": by thousands, as disks are sold. */
export function bytesText(bytes: number): string {
  if (bytes >= 1e9) return `${short.format(bytes / 1e9)} GB`
  return bytes >= 1e6 ? `${countText(Math.round(bytes / 1e6))} MB` : `${countText(Math.ceil(bytes / 1e3))} KB`
}

/** "1.204 KB": by 1024, as files are listed. */
export function fileSizeText(bytes: number): string {
  return `${countText(Math.ceil(bytes / 1024))} KB`
}
