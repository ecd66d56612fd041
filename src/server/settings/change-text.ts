import { fieldsOf } from '#contract/json.ts'
import { oneLine } from '#contract/one-line.ts'
import type { FieldWords, GroupWords, ListWords, Sentence } from '#contract/settings/declaration.ts'
import { flag } from '#contract/settings/kinds/choice-kinds.ts'
import { UNKNOWN_VALUE } from '#contract/settings/kinds/price-kinds.ts'
import type { SettingsPath } from '#contract/settings/settings-mistake.ts'
import type { SettingsChange, SettingValue } from '#contract/settings/settings-patch.ts'
import { type Place, type Way, wayTo } from '#contract/settings/settings-places.ts'

/** The Turkish names, values and changes of settings, from their declarations. */

/** The Turkish name of a field: "USD alış payı", "2. banka, TL IBAN". */
export function fieldName(path: SettingsPath): string {
  const { places, rest } = wayTo(path)
  const last = places.at(-1)
  const item = places.findLast((place) => place.is === 'item')
  const name = isUnknown({ places, rest }) ? undefined : last?.is === 'declared' ? last.declaration.words.name : ''
  if (item === undefined) return name ?? unknownField(path)
  const ofItem = item.list.words.itemName(item.key)
  return name === '' ? ofItem : `${ofItem}, ${name ?? rest.join('.')}`
}

/** Returns true for a path that is not inside the value of a known field. */
function isUnknown({ places, rest }: Way): boolean {
  const last = places.at(-1)
  return rest.length > 0 && !(last?.is === 'declared' && last.declaration.is === 'field')
}

/** A field of another release. */
function unknownField(path: SettingsPath): string {
  return `tanınmayan alan (${path.join('.')})`
}

const NOTHING = '—'

/** A value as text for people. */
export function valueText(path: SettingsPath, value: SettingValue): string {
  const way = wayTo(path)
  const last = way.places.at(-1)
  if (last === undefined || isUnknown(way)) return unknownText(value)
  if (value === undefined || value === null) return noneText(last, value)
  if (last.is === 'item') return last.list.words.itemText(value)
  const { declaration } = last
  switch (declaration.is) {
    case 'field':
      return declaration.kind.text(value)
    case 'group':
      return declaration.words.text?.(value) ?? UNKNOWN_VALUE
    case 'list':
      return listText(declaration.words, value)
  }
}

function unknownText(value: SettingValue): string {
  if (value === undefined || value === null) return NOTHING
  if (typeof value === 'boolean') return flag.text(value)
  return typeof value === 'string' || typeof value === 'number' ? oneLine(String(value)) : UNKNOWN_VALUE
}

function noneText(place: Place, value: null | undefined): string {
  if (place.is === 'item' || place.declaration.is === 'list') return NOTHING
  const { declaration } = place
  if (declaration.is === 'field') return declaration.kind.noneText
  return (value === null ? declaration.words.nullText : undefined) ?? NOTHING
}

function listText({ itemText }: ListWords, value: SettingValue): string {
  const items: readonly unknown[] = Array.isArray(value) ? value : Object.values(fieldsOf(value))
  return items.map(itemText).join(', ') || NOTHING
}

/** "USD alış payı −0,01 → −0,02", "duyuru kaldırıldı" */
export function changeText({ path, before, after }: SettingsChange): string {
  const [name, text] = [fieldName(path), (value: SettingValue) => valueText(path, value)]
  const way = wayTo(path)
  const last = isUnknown(way) ? undefined : way.places.at(-1)
  const sentence = last === undefined ? undefined : sentenceOf(last)
  if (sentence !== undefined) return sentence({ name, before, after, text })
  return `${name}${hasColon(last) ? ':' : ''} ${text(before)} → ${text(after)}`
}

function sentenceOf(place: Place): Sentence | undefined {
  if (place.is === 'item') return place.list.words.whole
  const words: FieldWords | GroupWords | ListWords = place.declaration.words
  return words.sentence
}

function hasColon(place: Place | undefined): boolean {
  return !(place?.is === 'declared' && place.declaration.is === 'field' && place.declaration.kind.withoutColon === true)
}
