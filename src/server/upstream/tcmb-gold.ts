import { type Fields, fieldsOf, isFields, textOf } from '#contract/json.ts'
import { instantOf, parseDay } from '#domain/calendar.ts'
import { parseRate, type Rate } from '#domain/rate.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { BankAddress } from './bulletin-source.ts'
import { fetchDocument } from './fetch-document.ts'
import type { GoldFixing, GoldFixings } from './gold-source.ts'
import type { BulletinMistake } from './source-failure.ts'
import { parseRoot, XML_LIMITS } from './xml-text.ts'

/** Reads gold prices from the central bank's hourly rediscount rates. */
export function tcmbGold({ url, clock }: BankAddress): GoldFixings {
  return {
    name: 'tcmb gold',
    async of(day, hour) {
      const [year, month, date] = day.split('-')
      const address = `${url}/reeskontkur/${year}${month}/${date}${month}${year}-${hour}00.xml`
      const document = await fetchDocument(address, { clock, ...XML_LIMITS })
      if (!document.ok) {
        const { error } = document
        return error.kind === 'status' && error.status === 404 ? ok(null) : document
      }
      const fixing = parseGoldFixing(document.value)
      if (!fixing.ok) return fail({ kind: fixing.error })
      return fixing.value.at === instantOf(day, `${hour}:00`) ? fixing : fail({ kind: 'other-day' })
    },
  }
}

/**
 * Parses a list of `<kur>` with `<alis>` in lira and a decimal comma. XAU is a gram of 995 ‰, XAS a gram of pure gold.
 */
export function parseGoldFixing(bytes: Uint8Array): Result<GoldFixing, BulletinMistake> {
  const root = parseRoot(bytes, 'tcmbVeri')
  if (!root.ok) return root
  const list = fieldsOf(root.value['doviz_kur_liste'])
  const at = readTime(list)
  if (at === undefined) return fail('no-date')
  const [standard, pure] = [buyOf(list, 'XAU'), buyOf(list, 'XAS')]
  if (standard === undefined || pure === undefined) return fail('no-rates')
  return isOfOneGold(standard, pure) ? ok({ at, standard, pure }) : fail('not-gold')
}

/** Reads the time. `gecerlilik_tarihi` is 2026-1-5, `saat` 10:00. */
function readTime(list: Fields): number | undefined {
  const [, year, month = '', date = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(textOf(list['gecerlilik_tarihi'])) ?? []
  const [, hour] = /^(\d{2}):00$/.exec(textOf(list['saat'])) ?? []
  const day = parseDay(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
  return day.ok && hour !== undefined ? instantOf(day.value, `${hour}:00`) : undefined
}

function buyOf(list: Fields, code: string): Rate | undefined {
  const rows = list['kur']
  const row = Array.isArray(rows) ? rows.filter(isFields).find((each) => each['doviz_cinsi'] === code) : undefined
  if (row === undefined || row['doviz_cinsi_tabani'] !== 'TRY' || row['birim'] !== '1') return undefined
  const buy = parseRate(row['alis'])
  return buy.ok ? buy.value : undefined
}

/** Returns true if one price is the other times 995 ‰, rounded to a hundredth. Other pairs are not prices of gold. */
function isOfOneGold(standard: Rate, pure: Rate): boolean {
  return Math.abs(standard * 1000 - pure * 995) <= 1000 * 10_000
}
