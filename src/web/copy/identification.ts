import type { PaperLimits } from '#domain/papers.ts'
import { formatDigits, liraText } from '../format/format.ts'

/** What the law asks, in a sentence: the limit in lira, or from which sum on identity is asked for. */
export function identificationText({ identityFromUsd, identificationThreshold }: PaperLimits): string {
  const threshold = liraText(identificationThreshold)
  return identityFromUsd === null
    ? `${threshold} üzerindeki işlemlerde kimlik tespiti zorunludur.`
    : `${formatDigits(identityFromUsd)} USD ve üzeri işlemlerde kimlik, ${threshold} üzerinde belgelerin tümü istenir.`
}
