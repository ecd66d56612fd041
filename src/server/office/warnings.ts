import type { Day } from '#domain/calendar.ts'
import { type DueEdit, dueEdits } from './due-edits.ts'
import { readOffice, toldAt } from './parse.ts'
import type { Finding, OfficeMistake, Path } from './yaml-source.ts'

/** What is probably not meant and does no harm at once: the edit is taken up all the same. */
export interface OfficeWarning extends OfficeMistake {
  readonly kind: DueEdit['kind'] | 'text-cut'
}

/** Of the text of an office file, in the order of its lines; none where it holds mistakes, which come first. */
export function officeWarnings(text: string, today: Day): OfficeWarning[] {
  const read = readOffice(text)
  if (!read.ok) return []
  const { office, source } = read.value
  const cut = source.cut.filter(isFreeText).map(cutText)
  return [...cut, ...dueEdits(office.facts, today)]
    .map(({ kind, ...finding }) => ({ kind, ...toldAt(source, finding) }))
    .toSorted((one, other) => one.line - other.line)
}

/** Fields in which people write what they like; behind a figure, a "#" begins a note. */
const FREE_TEXT: ReadonlySet<string | number> = new Set([
  'ad',
  'kisa_ad',
  'veren',
  'tur',
  'numara',
  'sokak',
  'semt',
  'il',
  'metin',
  'hesap_sahibi',
  'sube',
  'rakam',
  'aciklama',
])

function isFreeText(path: Path): boolean {
  return FREE_TEXT.has(path.at(-1) ?? '')
}

function cutText(path: Path): Finding & { readonly kind: 'text-cut' } {
  const reason = '“#” ve sonrası açıklama sayıldı; metnin parçasıysa bütün metni tırnak içine alın'
  return { kind: 'text-cut', path, reason }
}
