import { fieldsOf, isFields } from '#contract/json.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { type InstrumentId, METAL_CODES } from '#domain/instrument.ts'
import { bareWord, readMoment, writtenName } from '../settings/spelling.ts'
import { oneLine } from '../text/index.ts'
import { haltedIn, hasGold } from './edits.ts'
import { arrowLine, marginLine, noticeLine, noticeWords } from './summary-lines.ts'
import { unusualMargins } from './unusual-margins.ts'
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

/** What visitors or prices feel of a change, old → new, in Turkish, a line each; empty where only comments differ. */
export function officeDifference(before: string, after: string): string[] {
  return [...haltLines(before, after), ...new Set(changedFields(before, after).map(({ line }) => line))]
}

/**
 * Of them what nobody should learn from a customer: where money is sent and who is called, and margins, where one of
 * them is unusual.
 */
export function weightyDifference(before: string, after: string): string[] {
  const changes = changedFields(before, after)
  const contacts = changes.filter(({ path }) => CONTACTS.test(path.join('.')))
  const unusual = unusualMargins(before, after)
  const margins = unusual.length === 0 ? [] : changes.filter(({ path }) => path[1] === 'paylar')
  return [...new Set([...contacts, ...margins].map(({ line }) => line)), ...unusual]
}

const CONTACTS = /^(?:bankalar\..*\.(?:iban|hesap)\.\w+|hesap_sahibi|iletisim\.telefon|iletisim\.sohbet\.numara)$/

export interface ChangedField {
  readonly path: readonly string[]
  readonly line: string
}

/** Each with its line; what has no line of its own, as a halt, is not among them. */
export function changedFields(before: string, after: string): ChangedField[] {
  const [from, to] = [leavesOf(before), leavesOf(after)]
  const gold = goldTurned(before, after)
  const keys = [...new Set([...from.keys(), ...to.keys()])].filter((key) => from.get(key) !== to.get(key))
  return keys.flatMap((key) => {
    const path = key.split(STEP)
    return (isOfGoldBoard(path) ? gold : lineOf(path, from.get(key), to.get(key))).map((line) => ({ path, line }))
  })
}

/** Of a gold board that was taken off the site nothing is open again. */
function haltLines(before: string, after: string): string[] {
  const [from, to] = [haltedIn(before), haltedIn(after)]
  const turned = (all: readonly InstrumentId[], everything: string): string[] => {
    const halted = all.filter((code) => to.has(code) && !from.has(code))
    const resumed = all.filter((code) => from.has(code) && !to.has(code))
    if (halted.length > 0 && all.every((code) => to.has(code))) return [`${everything} durduruldu`]
    if (resumed.length === all.length) return [`${everything} yeniden açıldı`]
    return [
      ...(halted.length === 0 ? [] : [`${halted.map(writtenName).join(', ')} durduruldu`]),
      ...(resumed.length === 0 ? [] : [`${resumed.map(writtenName).join(', ')} yeniden açıldı`]),
    ]
  }
  const metals = hasGold(after) ? turned(METAL_CODES, 'altın ve gümüşün hepsi') : []
  return [...turned(CURRENCY_CODES, 'bütün dövizler'), ...metals]
}

/** What people call a field; any other goes by its place in the file. */
const NAMES: Readonly<Record<string, string>> = {
  'kurum.ad': 'kurumun adı',
  'kurum.kisa_ad': 'kurumun kısa adı',
  'kurum.site_adresi': 'sitenin adresi',
  'iletisim.adres.sokak': 'adres',
  'iletisim.adres.semt': 'semt',
  'iletisim.adres.il': 'il',
  'iletisim.adres.posta_kodu': 'posta kodu',
  'iletisim.telefon': 'telefon',
  'iletisim.faks': 'faks',
  'iletisim.e_posta': 'e-posta',
  'iletisim.sohbet.numara': 'mesajlaşma numarası',
  hesap_sahibi: 'hesap sahibi',
  'altin.alinip_satilan': 'alınıp satılan altın',
}

function lineOf(path: readonly string[], from: string | undefined, to: string | undefined): string[] {
  const [group = '', field = '', name = '', side = ''] = path
  const arrow = arrowLine(from, to)
  if (group === 'duyuru') return [noticeLine(to)]
  if (group === 'veri_paylasimi') return [`veri paylaşımı ${to === 'evet' ? 'açıldı' : 'kapatıldı'}`]
  if (group === 'bankalar') return [`${field} ${accountName(name, side)}: ${arrow}`]
  switch (`${group}.${field}`) {
    case 'kurlar.durdurulan':
    case 'altin.durdurulan':
      return []
    case 'kurlar.paylar':
    case 'altin.paylar':
      return [marginLine(name, side, from, to)]
    case 'calisma_saatleri.hafta':
      return [`${WEEKDAY_NAMES[name] ?? name} ${arrow}`]
    case 'calisma_saatleri.ozel_gunler':
      return [to === undefined ? `${name} özel günü silindi` : `${name} özel günü: ${to}`]
    default:
      return [`${NAMES[path.join('.')] ?? path.join('.')}: ${arrow}`]
  }
}

/** A word in place of the section, or its own one: both say whether there is a board, and either may say no. */
function isOfGoldBoard([group, field = '']: readonly string[]): boolean {
  return group === 'altin' && (field === '' || field === 'yayinda')
}

/** By what visitors find, which one word may leave as it was. */
function goldTurned(before: string, after: string): string[] {
  const isThere = hasGold(after)
  if (isThere === hasGold(before)) return []
  return [isThere ? 'altın sayfası açıldı' : 'altın sayfası kapatıldı']
}

/** "TL IBAN", "USD hesap numarası", "sube" */
function accountName(field: string, currency: string): string {
  if (field === 'iban') return `${currency} IBAN`
  return field === 'hesap' ? `${currency} hesap numarası` : field
}

/** Between the steps of a path: no name of the file holds one. */
const STEP = '\t'

/** Every value by its path; what is one line of the difference, or has no name, is one value. */
function leavesOf(text: string): ReadonlyMap<string, string> {
  const read = readYaml(text)
  return new Map(read.ok ? leavesIn(read.value.value, []).map(([path, value]) => [path.join(STEP), value]) : [])
}

type Leaf = readonly [path: readonly string[], value: string]

function leavesIn(value: unknown, path: readonly string[]): Leaf[] {
  if (path[0] === 'duyuru') return noticeLeaf(value)
  if (Array.isArray(value)) return itemsIn(value, path)
  if (typeof value !== 'object' || value === null) {
    const isHours = path[0] === 'calisma_saatleri'
    return [[path, isHours ? withPoints(scalarText(value)) : scalarText(value)]]
  }
  return Object.entries(value).flatMap(([key, inner]) => leavesIn(inner, [...path, key]))
}

/** Special days by their day, banks by their name, what has none by its place; a list of words is one value. */
function itemsIn(items: readonly unknown[], path: readonly string[]): Leaf[] {
  if (path.at(-1) === 'ozel_gunler') return items.map((entry) => specialDay(entry, path))
  if (!items.every(isFields)) return [[path, items.map(scalarText).join(', ')]]
  const names = items.map(({ ad }, index) => (path[0] === 'bankalar' ? scalarText(ad) : String(index + 1)))
  return items.flatMap((item, index) => {
    const [name = '', again] = [names[index], names.slice(0, index).filter((each) => each === names[index]).length]
    return leavesIn(item, [...path, again === 0 ? name : `${name} (${again + 1})`])
  })
}

function specialDay(entry: unknown, path: readonly string[]): Leaf {
  const { gun, ad, saat } = fieldsOf(entry)
  return [[...path, scalarText(gun)], `${scalarText(ad)}, ${withPoints(scalarText(saat))}`]
}

function noticeLeaf(value: unknown): Leaf[] {
  const { metin, bitis } = fieldsOf(value)
  if (metin === undefined)
    return typeof value === 'string' && bareWord(value) === 'yok' ? [] : [[['duyuru'], scalarText(value)]]
  return [[['duyuru'], noticeWords(scalarText(metin), bitis === undefined ? null : momentIn(scalarText(bitis)))]]
}

function scalarText(value: unknown): string {
  return oneLine(typeof value === 'string' ? value : JSON.stringify(value))
}

/** "23.11.2026 18.30" */
function momentIn(written: string): string {
  const moment = readMoment(written)
  return withPoints(moment === undefined ? written : `${moment.day.split('-').toReversed().join('.')} ${moment.time}`)
}

/** Hours as Turkish writes them. */
function withPoints(hours: string): string {
  return hours.replaceAll(/(?<=\d):(?=\d)/g, '.')
}
