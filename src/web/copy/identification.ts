import type { PaperLimits } from '#domain/papers.ts'
import { formatDigits, liraText } from '../format/format.ts'
import { unbroken } from '../format/unbroken.ts'

const LINKED = 'bağlantılı işlemler birlikte sayılır'

/** Returns every limit that the office has, in one sentence. */
export function identificationText(limits: PaperLimits): string {
  const threshold = liraText(limits.identificationThreshold)
  const lower = lowerLimits(limits)
  return unbroken(
    lower === ''
      ? `${threshold} ve üzeri işlemlerde kimlik tespiti zorunludur; ${LINKED}.`
      : `${lower}, ${threshold} ve üzeri işlemlerde kimlik tespiti belgeleri istenir; ${LINKED}.`,
  )
}

/** Returns the office's limits in dollars as a sentence to follow the limit in lira; null if there are none. */
export function lowerLimitsText(limits: PaperLimits): string | null {
  const lower = lowerLimits(limits)
  return lower === '' ? null : unbroken(`Kurumumuz ${lower} ister.`)
}

function lowerLimits({ identityFromUsd, taxNumberFromUsd }: PaperLimits): string {
  const of = (limit: number | null, paper: string) =>
    limit === null ? [] : [`${formatDigits(limit)} USD ve üzeri işlemlerde ${paper}`]
  return [...of(identityFromUsd, 'kimlik'), ...of(taxNumberFromUsd, 'vergi numarası')].join(', ')
}
