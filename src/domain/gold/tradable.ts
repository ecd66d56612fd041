import { BAR_CODES, METAL_CODES, type MetalCode } from '../instrument.ts'

/** Products of the mint and the refineries, which an exchange office may trade without another licence. */
export const COINS_AND_GRAMS: readonly MetalCode[] = METAL_CODES.filter(
  (code) => code === 'KULCEALTIN' || /_(?:YENI|ESKI)$/.test(code),
)

const WORKED_GOLD: ReadonlySet<MetalCode> = new Set<MetalCode>(['AYAR22', 'AYAR14'])

/** Products that exist physically and have a price in lira. */
const TRADABLE: ReadonlySet<MetalCode> = new Set<MetalCode>([
  ...COINS_AND_GRAMS,
  ...BAR_CODES,
  ...WORKED_GOLD,
  'GUMUSTRY',
])

export function isTradable(code: MetalCode): boolean {
  return TRADABLE.has(code)
}

/** Returns true for products that need the licence of a jeweller. */
export function isWorkedGold(code: MetalCode): boolean {
  return WORKED_GOLD.has(code)
}

/**
 * The products that an office may list. Worked gold needs a licence, so it is included only if the office lists it
 * already.
 */
export function tradableMetals(traded: readonly MetalCode[]): readonly MetalCode[] {
  return METAL_CODES.filter((code) => isTradable(code) && (!isWorkedGold(code) || traded.includes(code)))
}
