import type { Day } from '#domain/calendar.ts'
import { INSTRUMENT_IDS, type InstrumentId, isMetal } from '#domain/instrument.ts'
import { apart, type KnownPast, type Outlier, pastOutliers } from '#domain/past-outliers.ts'
import type { Store } from '../store/index.ts'
import { shareText } from '../text/index.ts'
import type { LineMistake } from './csv-rows.ts'
import { type ReadPrice, withComma } from './history-csv.ts'

export type KnownPasts = ReadonlyMap<InstrumentId, KnownPast>

/** What the store has of what the file prices, from just before their first day in it. */
export async function knownPasts(
  store: Pick<Store, 'closeLine' | 'officialLine'>,
  prices: readonly ReadPrice[],
  today: Day,
): Promise<KnownPasts> {
  const first = new Map<InstrumentId, Day>()
  for (const { code, day } of prices) if (day < (first.get(code) ?? '9')) first.set(code, day)
  const known = [...first].map(async ([code, from]) => {
    const [recorded, official] = await Promise.all([
      store.closeLine('office', code, from, today),
      // The central bank's gold is kept as prices (docs/decisions/029).
      isMetal(code) ? store.closeLine('tcmb', code, from, today) : store.officialLine(code, from, today),
    ])
    return [code, { recorded, official }] as const
  })
  return new Map(await Promise.all(known))
}

/** The lines of the file that are too far from what is around them; `limit` in basis points. */
export function doubts(prices: readonly ReadPrice[], known: KnownPasts, limit: number): LineMistake[] {
  return INSTRUMENT_IDS.flatMap((code) => {
    const offered = prices.filter((price) => price.code === code)
    const lineOf = new Map(offered.map(({ day, line }) => [day, line]))
    const { recorded = [], official = [] } = known.get(code) ?? {}
    const others = recorded.filter(({ day }) => !lineOf.has(day))
    return pastOutliers(offered, { recorded: others, official }, limit).map((outlier) => ({
      line: lineOf.get(outlier.day) ?? 0,
      reason: doubtText(code, outlier),
    }))
  }).toSorted((one, other) => one.line - other.line)
}

const SIDES: Readonly<Record<Outlier['side'], string>> = { buy: 'alış', sell: 'satış' }
function measureText(code: InstrumentId, measure: Outlier['measure']): string {
  if (measure === 'close') return 'kapanıştan'
  return isMetal(code) ? 'TCMB altın alış fiyatından' : 'TCMB bülteninden'
}

function doubtText(code: InstrumentId, { side, price, measure, against, allowed }: Outlier): string {
  const beside = `${against.day} tarihli ${measureText(code, measure)} (${withComma(code, against[side])})`
  const [far, limit] = [apart(price, against[side]), allowed].map((basisPoints) => shareText(basisPoints / 10_000, 1))
  return `${SIDES[side]} fiyatı ${withComma(code, price)}: ${beside} ${far} uzak, sınır ${limit}`
}
