import type { PaperLimits } from '#domain/papers.ts'
import { formatDigits, liraText } from '../format/format.ts'

/** The legal limits in one sentence: the limit in lira, and the sum from which the counter asks for identity. */
export function identificationText({ identityFromUsd, identificationThreshold }: PaperLimits): string {
  const threshold = liraText(identificationThreshold)
  return identityFromUsd === null
    ? `${threshold} üzerindeki işlemlerde kimlik tespiti zorunludur.`
    : `${formatDigits(identityFromUsd)} USD ve üzeri işlemlerde kimlik, ${threshold} üzerinde belgelerin tümü istenir.`
}
