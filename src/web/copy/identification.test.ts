import { expect, test } from 'vitest'
import { identificationText, lowerLimitsText } from './identification.ts'

const ONLY_LAW = {
  identityFromUsd: null,
  taxNumberFromUsd: null,
  identificationThreshold: 185_000,
  foreignMinimumEuro: 5000,
}
const text = (sentence: string | null) => sentence?.replaceAll('\u00A0', ' ')

test('the sentence about limits has those that the office has set, with the same words for each', () => {
  expect(text(identificationText(ONLY_LAW))).toBe(
    '185.000 TL ve üzeri işlemlerde kimlik tespiti zorunludur; bağlantılı işlemler birlikte sayılır.',
  )
  expect(lowerLimitsText(ONLY_LAW)).toBeNull()
  const both = { ...ONLY_LAW, identityFromUsd: 100, taxNumberFromUsd: 5000 }
  expect(text(identificationText(both))).toBe(
    '100 USD ve üzeri işlemlerde kimlik, 5.000 USD ve üzeri işlemlerde vergi numarası, 185.000 TL ve üzeri işlemlerde kimlik tespiti belgeleri istenir; bağlantılı işlemler birlikte sayılır.',
  )
  expect(text(lowerLimitsText({ ...both, identityFromUsd: null }))).toBe(
    'Kurumumuz 5.000 USD ve üzeri işlemlerde vergi numarası ister.',
  )
})
