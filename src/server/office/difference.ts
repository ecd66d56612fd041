import { fieldsOf } from '#contract/json.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { type InstrumentId, METAL_CODES } from '#domain/instrument.ts'
import { haltedIn, hasGold } from './edits.ts'
import { bareWord, writtenName } from './spelling.ts'
import { readYaml } from './yaml-source.ts'

const WEEKDAY_NAMES: Readonly<Record<string, string>> = {
  pazartesi: 'Pazartesi',
  sali: 'Salı',
  carsamba: 'Çarşamba',
  persembe: 'Perşembe',
  cuma: 'Cuma',
  cumartesi: 'Cumartesi',
  pazar: 'Pazar',
}
const SIDES: Readonly<Record<string, string>> = { alis: 'alış', satis: 'satış' }

/** What visitors or prices feel of a change, in Turkish, a short line each; empty where only comments differ. */
export function officeDifference(before: string, after: string): string[] {
  const [from, to] = [leavesOf(before), leavesOf(after)]
  const paths = [...new Set([...from.keys(), ...to.keys()])].filter((path) => from.get(path) !== to.get(path))
  const lines = paths.flatMap((path) => lineOf(path, from.get(path), to.get(path)))
  return [...haltLines(before, after), ...new Set(lines)]
}

/** Of a gold board that was taken off the site nothing is open again. */
function haltLines(before: string, after: string): string[] {
  const [from, to] = [haltedIn(before), haltedIn(after)]
  const turned = (all: readonly InstrumentId[], everything: string): string[] => {
    const halted = all.filter((code) => to.has(code) && !from.has(code))
    const resumed = all.filter((code) => from.has(code) && !to.has(code))
    if (halted.length > 0 && all.every((code) => to.has(code))) return [`${everything} durduruldu`]
    return [
      ...(halted.length === 0 ? [] : [`${halted.map(writtenName).join(', ')} durduruldu`]),
      ...(resumed.length === 0 ? [] : [`${resumed.map(writtenName).join(', ')} yeniden açıldı`]),
    ]
  }
  const metals = hasGold(after) ? turned(METAL_CODES, 'altın ve gümüşün hepsi') : []
  return [...turned(CURRENCY_CODES, 'bütün dövizler'), ...metals]
}

function lineOf(path: string, from: string | undefined, to: string | undefined): string[] {
  const [group = '', field = '', name = '', side = ''] = path.split('.')
  const arrow = `${from ?? '—'} → ${to ?? '—'}`
  switch (`${group}.${field}`) {
    case 'kurlar.durdurulan':
    case 'altin.durdurulan':
      return []
    case 'kurlar.paylar':
    case 'altin.paylar':
      return [`${name} ${SIDES[side] ?? side} payı ${arrow}`]
    case 'calisma_saatleri.hafta':
      return [`${WEEKDAY_NAMES[name] ?? name} ${arrow}`]
    case 'calisma_saatleri.ozel_gunler':
      return [to === undefined ? `${name} özel günü silindi` : `${name} özel günü: ${to}`]
    default:
      if (group === 'duyuru') return [to === undefined ? 'duyuru kaldırıldı' : `duyuru: ${to}`]
      return [`${path} değişti`]
  }
}

/** Every value by its path; what is one line of the difference, or has no name, is one value. */
function leavesOf(text: string): ReadonlyMap<string, string> {
  const read = readYaml(text)
  return new Map(read.ok ? leavesIn(read.value.value, '') : [])
}

function leavesIn(value: unknown, path: string): [string, string][] {
  if (path === 'calisma_saatleri.ozel_gunler' && Array.isArray(value)) return value.map(specialDay)
  if (path === 'duyuru') return noticeLeaf(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, scalarText(value)]]
  return Object.entries(value).flatMap(([key, inner]) => leavesIn(inner, path === '' ? key : `${path}.${key}`))
}

function specialDay(entry: unknown): [string, string] {
  const { gun, ad, saat } = fieldsOf(entry)
  return [`calisma_saatleri.ozel_gunler.${scalarText(gun)}`, `${scalarText(ad)}, ${scalarText(saat)}`]
}

function noticeLeaf(value: unknown): [string, string][] {
  const { metin, bitis } = fieldsOf(value)
  if (metin === undefined)
    return typeof value === 'string' && bareWord(value) === 'yok' ? [] : [['duyuru', scalarText(value)]]
  return [['duyuru', `“${scalarText(metin)}”${bitis === undefined ? '' : ` (${scalarText(bitis)} sonuna dek)`}`]]
}

function scalarText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
