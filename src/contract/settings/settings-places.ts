import { fieldsOf } from '#contract/json.ts'
import type { Declaration, Group, List } from './declaration.ts'
import { OFFICE } from './office/index.ts'
import type { SettingsPath } from './settings-mistake.ts'

/** A declaration on the way to a path, or an item of a list. */
export type Place =
  | { readonly is: 'declared'; readonly declaration: Declaration }
  | { readonly is: 'item'; readonly list: List; readonly key: string }

/** The places on the way to a path. */
export interface Way {
  readonly places: readonly Place[]
  /** The steps after the last place: inside the value of a field, or unknown to this release. */
  readonly rest: SettingsPath
}

export function wayTo(path: SettingsPath): Way {
  const places: Place[] = []
  let inside: Group | List | null = OFFICE
  for (const [index, step] of path.entries()) {
    const place: Place | null = inside === null ? null : placeIn(inside, step)
    if (place === null) return { places, rest: path.slice(index) }
    places.push(place)
    inside = insideOf(place)
  }
  return { places, rest: [] }
}

function placeIn(inside: Group | List, step: string): Place | null {
  if (inside.is === 'list') return { is: 'item', list: inside, key: step }
  const declaration = Object.hasOwn(inside.of, step) ? inside.of[step] : undefined
  return declaration === undefined ? null : { is: 'declared', declaration }
}

function insideOf(place: Place): Group | List | null {
  if (place.is === 'item') return place.list.item
  return place.declaration.is === 'field' ? null : place.declaration
}

/** Returns true if a change needs no passkey: a change of this place, its undoing, and a restored version. */
export function isFree(path: SettingsPath): boolean {
  return wayTo(path).places.some((place) => place.is === 'declared' && place.declaration.words.free === true)
}

/** Returns true if the office is alerted to a change of this place. */
export function isAlarming(path: SettingsPath): boolean {
  const { places, rest } = wayTo(path)
  const last = places.at(-1)
  return rest.length === 0 && last?.is === 'declared' && last.declaration.words.alarm === true
}

/** Returns true if the value at a path changes as a whole. */
export function changesAsWhole(path: SettingsPath): boolean {
  const last = wayTo(path).places.at(-1)
  if (last === undefined) return false
  if (last.is === 'item') return last.list.words.whole !== undefined
  const { declaration } = last
  return declaration.is === 'field' || (declaration.is === 'group' && declaration.words.whole === true)
}

/** Returns true for a list whose items have an order instead of keys. */
export function isOrderedList(path: SettingsPath): boolean {
  const last = wayTo(path).places.at(-1)
  return last?.is === 'declared' && last.declaration.is === 'list' && last.declaration.key === undefined
}

/** A field of the tree with its path. Fields of the items of lists are not among them. */
export interface DeclaredField {
  readonly path: SettingsPath
  readonly field: Extract<Declaration, { readonly is: 'field' }>
}

export const DECLARED_FIELDS: readonly DeclaredField[] = fieldsIn(OFFICE, [])

/** Returns the fields of a group at a path, without those of the items of lists. */
export function fieldsIn({ of }: Group, before: SettingsPath): readonly DeclaredField[] {
  return Object.entries(of).flatMap(([name, declaration]): readonly DeclaredField[] => {
    const path = [...before, name]
    switch (declaration.is) {
      case 'field':
        return [{ path, field: declaration }]
      case 'group':
        return fieldsIn(declaration, path)
      case 'list':
        return []
    }
  })
}

/** Returns the sample values of the declarations as one document. */
export function sampleSettings(): unknown {
  return sampleOf(OFFICE)
}

function sampleOf(declaration: Declaration): unknown {
  switch (declaration.is) {
    case 'field':
      return declaration.words.sample ?? declaration.empty
    case 'list':
      return declaration.words.sample
    case 'group': {
      const entries = Object.entries(declaration.of).map(([name, inner]) => [name, sampleOf(inner)] as const)
      const values = fieldsOf(Object.fromEntries(entries.filter(([, value]) => value !== undefined)))
      const isNone = Object.values(values).every((value) => value === null)
      return isNone ? declaration.words.none : values
    }
  }
}
