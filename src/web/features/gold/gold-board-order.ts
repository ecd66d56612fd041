import { METAL_CODES, type MetalCode, type MetalGroup } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'

/** The two boards side by side, by their groups. */
export const GOLD_BOARDS: readonly (readonly MetalGroup[])[] = [
  ['gram', 'ziynet'],
  ['ata', 'ayar', 'ounce', 'silver'],
]

export function metalsOf(group: MetalGroup): MetalCode[] {
  return METAL_CODES.filter((code) => INSTRUMENTS[code].group === group)
}

/** Coins of this year's minting, or of an earlier one's. */
export function isFresh(code: MetalCode): boolean {
  return code.endsWith('_YENI')
}

/** The old coin of a pair, right under the new one. */
export function isSecond(code: MetalCode): boolean {
  return code.endsWith('_ESKI')
}
