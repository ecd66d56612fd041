import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { OfficeFacts } from '#contract/office-facts.ts'
import type { Day } from '#domain/calendar.ts'
import { readDay } from '../settings/spelling.ts'
import { countText } from '../text/index.ts'
import { invisibleInWords } from './line-slips.ts'
import { located, readOffice } from './parse.ts'
import type { FieldMistake, Path } from './yaml-source.ts'

type FieldWarning = FieldMistake & { readonly kind: 'text-cut' | 'holidays-missing' | 'fine-outdated' | 'unlikely' }

/**
 * What is probably not meant and does no harm at once, in the order of the lines: the edit is taken up all the same.
 * None where the text holds mistakes, which come first.
 */
export function officeWarnings(text: string, today: Day) {
  const read = readOffice(text)
  if (!read.ok) return []
  const { office, source } = read.value
  const cut = source.cut.filter((path) => FREE_TEXT.has(path.at(-1) ?? '')).map(cutText)
  return [...cut, ...overdueFacts(office.facts, today), ...unlikelyValues(source.value, [], Number(today.slice(0, 4)))]
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

function unlikelyValues(value: unknown, path: Path, year: number): FieldWarning[] {
  if (typeof value === 'string') {
    const reason = unlikely(String(path.at(-1)), value.trim(), year)
    return reason === null ? [] : [{ kind: 'unlikely', path, reason }]
  }
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value ?? {})
  return entries.flatMap(([key, inner]) => unlikelyValues(inner, [...path, key], year))
}

function unlikely(field: string, written: string, year: number): string | null {
  if (field === 'posta_kodu' && !/^\d{5}$/.test(written)) return 'posta kodu beş rakamdır'
  if (field === 'logo' && !existsSync(join(PUBLIC, written)))
    return 'sitede böyle bir resim yok; “public” klasörüne bakın'
  return farYear(field, written, year) ?? unusualSum(field, written) ?? oddWords(field, written)
}

const PUBLIC = join(import.meta.dirname, '../../../public')

/** From how many years ago to how many ahead a year can be meant. */
const YEARS: Readonly<Record<string, readonly [number, number]>> = {
  kurulus_yili: [-200, 0],
  ceza_yili: [-30, 1],
  gun: [-5, 5],
  bitis: [-5, 5],
}

function farYear(field: string, written: string, year: number): string | null {
  const range = YEARS[field]
  const [first = ''] = written.trim().split(/\s+/)
  const named = Number((readDay(first) ?? written.replace('.', '')).slice(0, 4))
  if (range === undefined || (named >= year + range[0] && named <= year + range[1])) return null
  return `${named} bugünden çok uzak bir yıl; doğru mu?`
}

/** What the law said when this was written. It rises year by year, and a zero too few or too many is ten times. */
const USUAL: Readonly<Record<string, number>> = {
  kimlik_siniri_tl: 185_000,
  ceza_tl: 226_671,
  yabanci_asgari_euro: 5000,
}
const FAR = 8

function unusualSum(field: string, written: string): string | null {
  const [usual, sum] = [USUAL[field], Number(written.replaceAll('.', ''))]
  if (usual === undefined || (sum * FAR > usual && sum < usual * FAR)) return null
  return `alışılmış tutardan (${countText(usual)}) çok uzak; bir sıfır eksik ya da fazla olabilir`
}

function oddWords(field: string, written: string): string | null {
  const hidden = invisibleInWords(written)
  if (hidden !== null || !FREE_TEXT.has(field)) return hidden
  return /^["'“”„«‘’].*["'“”»‘’]$/su.test(written) ? 'tırnaklar sitede de görünür; gerekmiyorsa silin' : null
}
