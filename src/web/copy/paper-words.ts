import type { VisitorKind } from '#contract/visitor-kind.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Paper, PaperStep } from '#domain/papers.ts'
import { formatDigits, liraText } from '../format/format.ts'

const OF_COMPANY = 'Vergi levhasındaki numara.'

export const papers = {
  needed: 'Bu tutarda gerekenler',
  notNeeded: 'Bu tutarda gerekmez',
  limits: 'Sınırlar',
  names: { identity: 'Kimlik', 'tax-number': 'Vergi numarası', documents: 'Belgelerin tümü' } satisfies Record<
    Paper,
    string
  >,
  identity: {
    individuals: 'Aslı: kimlik kartı, sürücü belgesi ya da pasaport.',
    foreigners: 'Pasaportunuzun aslı.',
    companies: 'İşlemi yapanın kimliği ve şirket adına yetkisi.',
    partnerships: 'İşlemi yapan ortağın kimliği.',
  } satisfies Record<VisitorKind, string>,
  'tax-number': {
    individuals: 'T.C. kimlik numaranız yeterlidir.',
    foreigners: 'Türkiye’de alınmış vergi numarası ya da yabancı kimlik numarası.',
    companies: OF_COMPANY,
    partnerships: OF_COMPANY,
  } satisfies Record<VisitorKind, string>,
  byVisitor: 'Kim adına işlem yaptığınıza göre değişir.',
  linked: (limit: number) => unbroken(`${liraText(limit)} sınırı bağlantılı işlemlerin toplamında da geçerlidir.`),
  valid: 'Tüm belgeler güncel ve geçerli olmalıdır; eksik belge işlemin yapılmasına engel olabilir.',
} as const

/** Returns the text under the name of a step: the papers to bring. */
export function paperText(paper: Paper, visitor: VisitorKind): string {
  return paper === 'documents' ? papers.byVisitor : papers[paper][visitor]
}

/** Returns, for example, "100 USD (yaklaşık 87 EUR) ve üzeri" or "185.000 TL (yaklaşık 3.917 USD) üzeri". */
export function limitText(
  { paper, limit, equivalent }: Pick<PaperStep, 'paper' | 'limit' | 'equivalent'>,
  code: CurrencyCode | null,
): string {
  const about = equivalent === null || code === null ? '' : ` (yaklaşık ${formatDigits(equivalent)} ${code})`
  return unbroken(
    paper === 'documents' ? `${liraText(limit)}${about} üzeri` : `${formatDigits(limit)} USD${about} ve üzeri`,
  )
}

/** Puts a no-break space between a figure and its unit. */
export function unbroken(text: string): string {
  return text.replaceAll(/(\d) (?=[A-Z]{2,3}\b)/g, '$1\u00A0')
}
