import type { PaperLimits } from '#domain/papers.ts'
import { formatDigits, liraText } from '../format/format.ts'

/** Returns the legal limits in one sentence: the limit in lira, and the sum that requires identification. */
export function identificationText({ identityFromUsd, identificationThreshold }: PaperLimits): string {
  const threshold = liraText(identificationThreshold)
  return identityFromUsd === null
    ? `${threshold} üzerindeki işlemlerde kimlik tespiti zorunludur.`
    : `${formatDigits(identityFromUsd)} USD ve üzeri işlemlerde kimlik, ${threshold} üzerinde belgelerin tümü istenir.`
}
