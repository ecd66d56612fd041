import type { Band, Ring } from './engraving/guilloche.ts'

/** The large rosette behind the banner: 24 petals, the hours of a day. */
export const SUN: readonly Ring[] = [
  { radius: 306, amplitude: 36, swell: 7, shift: 3, lobes: 24, petals: 24, width: 0.6, segmentsPerLobe: 6 },
  { radius: 226, amplitude: 38, swell: -20, lobes: 36, petals: 12, width: 0.7 },
  { radius: 146, amplitude: 42, swell: 22, lobes: 36, petals: 12, width: 0.7 },
  { radius: 70, amplitude: 36, lobes: 12, threads: 12, width: 0.6 },
]

export const COIN: readonly Ring[] = [
  { radius: 118, amplitude: 22, swell: 7, shift: 2, lobes: 16, petals: 16, width: 0.6, segmentsPerLobe: 6 },
  { radius: 72, amplitude: 24, swell: -14, lobes: 24, petals: 8, width: 0.65 },
  { radius: 32, amplitude: 20, lobes: 8, threads: 10, width: 0.55, segmentsPerLobe: 6 },
]

export const OVAL: readonly Ring[] = [
  { radius: 158, amplitude: 30, swell: 8, shift: 3, lobes: 16, petals: 16, width: 0.6, segmentsPerLobe: 6 },
  { radius: 92, amplitude: 34, swell: -20, lobes: 30, petals: 10, width: 0.7 },
  { radius: 36, amplitude: 25, lobes: 10, threads: 10, width: 0.6, segmentsPerLobe: 6 },
]

export const BAND: Band = {
  width: 120,
  height: 18,
  threads: 6,
  periods: 2,
  amplitude: 0.46,
  pinch: 0.9,
  lineWidth: 0.7,
  rails: true,
}

export const BAND_WIDE: Band = {
  width: 240,
  height: 64,
  threads: 14,
  periods: 3,
  amplitude: 0.47,
  pinch: 1,
  lineWidth: 0.7,
  rails: false,
}
