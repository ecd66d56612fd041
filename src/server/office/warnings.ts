import type { OfficeFacts } from '#contract/office-facts.ts'
import type { Day } from '#domain/calendar.ts'
import { located, readOffice } from './parse.ts'
import type { FieldMistake, Path } from './yaml-source.ts'

type FieldWarning = FieldMistake & { readonly kind: 'text-cut' | 'holidays-missing' | 'fine-outdated' }

/**
 * What is probably not meant and does no harm at once, in the order of the lines: the edit is taken up all the same.
 * None where the text holds mistakes, which come first.
 */
export function officeWarnings(text: string, today: Day) {
  const read = readOffice(text)
  if (!read.ok) return []
  const { office, source } = read.value
  const cut = source.cut.filter((path) => FREE_TEXT.has(path.at(-1) ?? '')).map(cutText)
  return [...cut, ...overdueFacts(office.facts, today)]
    .map(({ kind, ...warning }) => ({ kind, ...located(source, warning) }))
    .toSorted((one, other) => one.line - other.line)
}

/** Fields in which people write what they like; behind a figure, a "#" begins a comment. */
const FREE_TEXT: ReadonlySet<string | number> = new Set([
  'ad',
  'kisa_ad',
  'veren',
  'tur',
  'numara',
  'sokak',
  'semt',
  'il',
  'cevre',
  'metin',
  'hesap_sahibi',
  'sube',
  'rakam',
  'aciklama',
])

function cutText(path: Path): FieldWarning {
  const reason = '“#” ve sonrası açıklama sayıldı; metnin parçasıysa bütün metni tırnak içine alın'
  return { kind: 'text-cut', path, reason }
}

/** Next year's holidays are decided and printed by then. */
const NEXT_YEAR_FROM = '10-01'

/** What time alone makes wrong, and a real office has to look up. */
function overdueFacts({ sample, hours, legal }: OfficeFacts, today: Day): FieldWarning[] {
  if (sample) return []
  const year = Number(today.slice(0, 4))
  const years = today.slice(5) >= NEXT_YEAR_FROM ? [year, year + 1] : [year]
  const bare = years.filter((each) => !hours.special.some(({ day }) => day.startsWith(`${each}-`)))
  const holidays = bare.map((each): FieldWarning => {
    const reason = `${each} yılının tatilleri girilmemiş; site o günlerde açık görünür`
    return { kind: 'holidays-missing', path: ['calisma_saatleri', 'ozel_gunler'], reason }
  })
  if (legal.penaltyYear >= year) return holidays
  const reason = `ceza ${legal.penaltyYear} yılının; ${year} yılının tutarını ve yılını yazın`
  return [...holidays, { kind: 'fine-outdated', path: ['yasal', 'ceza_yili'], reason }]
}
