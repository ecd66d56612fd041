import type { CurrencyCode } from '#domain/currency.ts'
import type { PaperStep } from '#domain/paper-steps.ts'
import { type Limit, type Paper, type PaperLimits, paperNeeds, type VisitorKind } from '#domain/papers.ts'
import { formatDigits, liraText } from '../format/format.ts'
import { unbroken } from '../format/unbroken.ts'

const OF_COMPANY = 'Vergi levhasındaki numara.'

export const papers = {
  needed: 'Bu tutarda gerekenler',
  notNeeded: 'Bu tutarda gerekmez',
  limits: 'Sınırlar',
  names: { identity: 'Kimlik', 'tax-number': 'Vergi numarası', documents: 'Kimlik tespiti belgeleri' } satisfies Record<
    Paper,
    string
  >,
  identity: {
    individuals: 'Aslı: kimlik kartı, sürücü belgesi ya da pasaport.',
    foreigners: 'Aslı: pasaport ya da yabancı kimlik numaralı (99…) ikamet izni kartı.',
    companies: 'İşlemi yapan yetkilinin kimliğinin aslı.',
    partnerships: 'İşlemi yapan ortağın kimliğinin aslı.',
  } satisfies Record<VisitorKind, string>,
  'tax-number': {
    individuals: 'T.C. kimlik numaranız yeterlidir.',
    foreigners: 'Türkiye’de alınmış vergi numarası ya da yabancı kimlik numarası (99…).',
    companies: OF_COMPANY,
    partnerships: OF_COMPANY,
  } satisfies Record<VisitorKind, string>,
  byVisitor: 'Kimin işlem yapacağına göre değişir.',
  linked: (limit: number) => unbroken(`${liraText(limit)} sınırı bağlantılı işlemlerin toplamında da geçerlidir.`),
  originals: 'Kimlik ve pasaportun aslı gişede görülür; listedeki fotokopi dosyada kalan örnektir.',
  valid: 'Tüm belgeler güncel ve geçerli olmalıdır; eksik belge işlemin yapılmasına engel olabilir.',
} as const

/** Returns the text under the name of a step: the papers to bring. */
export function paperText(paper: Paper, visitor: VisitorKind): string {
  return paper === 'documents' ? papers.byVisitor : papers[paper][visitor]
}

/** Returns, for example, "100 USD (yaklaşık 87 EUR) ve üzeri" or "185.000 TL (yaklaşık 3.917 USD) ve üzeri". */
export function limitText(
  { limit: { amount, unit }, equivalent }: Pick<PaperStep, 'limit' | 'equivalent'>,
  code: CurrencyCode | null,
): string {
  const about = equivalent === null || code === null ? '' : ` (yaklaşık ${formatDigits(equivalent)} ${code})`
  return unbroken(`${limitAmount({ amount, unit })}${about} ve üzeri`)
}

/** Returns the limit of a foreigner's tax number for its place in the list: "5.000 USD ve üzerinde." */
export function taxNumberFrom(limits: PaperLimits): string {
  const need = paperNeeds('foreigners', limits).find(({ paper }) => paper === 'tax-number')
  return need === undefined ? '' : `${unbroken(limitAmount(need.limit))} ve üzerinde.`
}

function limitAmount({ amount, unit }: Limit): string {
  return unit === 'TRY' ? liraText(amount) : `${formatDigits(amount)} ${unit}`
}
