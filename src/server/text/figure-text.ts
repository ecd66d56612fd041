import { countText, numberText } from '#contract/turkish-figures.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { type Rate, writeRate } from '#domain/rate.ts'

/** Returns text such as "47,2330" or "10.095", with at least the instrument's own number of decimals. */
export function rateText(code: InstrumentId, rate: Rate): string {
  const [lira = '', decimals] = writeRate(rate, INSTRUMENTS[code].decimals.rate).split('.')
  return decimals === undefined ? countText(Number(lira)) : `${countText(Number(lira))},${decimals}`
}

/** Returns text such as "61 MB" or "12,8 GB", in decimal units, as disks are labelled. */
export function bytesText(bytes: number): string {
  if (bytes >= 1e9) return `${numberText(bytes / 1e9, 0, 1)} GB`
  return bytes >= 1e6 ? `${countText(Math.round(bytes / 1e6))} MB` : `${countText(Math.ceil(bytes / 1e3))} KB`
}

/** Returns text such as "1.204 KB", in binary units, as files are listed. */
export function fileSizeText(bytes: number): string {
  return `${countText(Math.ceil(bytes / 1024))} KB`
}
