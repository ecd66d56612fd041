import type { Instrument } from '#domain/instrument.ts'
import { chartCopy } from '../../copy/chart.ts'

/** For gold the central bank names its buying price alone. */
export function hasOneSide({ gold }: Pick<Instrument, 'gold'>): boolean {
  return gold !== null
}

/** "TCMB alış", and of which gold. */
export function officialBuyName({ gold }: Pick<Instrument, 'gold'>): string {
  if (gold === null) return chartCopy.officialBuy
  const { parts, of } = gold.fineness
  return parts === of ? chartCopy.officialPure : chartCopy.officialFine((1000 * parts) / of)
}
