import { addressVariable, sourceVariables } from '../runtime/index.ts'
import type { SourceId } from './source.ts'
import type { NamedPriceSource } from './sources/price-source.ts'
import { SOURCES } from './sources/source-list.ts'

const NAMED_PRICE_SOURCES = SOURCES.prices.flatMap((source) => ('runsAs' in source ? [] : [source]))

/** The Turkish names of the sources by the ids under which they report. */
const NAMES: ReadonlyMap<SourceId, string> = new Map([
  ...NAMED_PRICE_SOURCES.map(({ id, name }) => [id, name] as const),
  ['demo market', 'Örnek piyasa'],
  ...SOURCES.banks.flatMap(({ id, reportsAs = id, name, gold }) => [
    [reportsAs, name] as const,
    [gold.id, gold.name] as const,
  ]),
])

export const SOURCE_IDS: readonly SourceId[] = [...NAMES.keys()]

/** The sources by which prices are marked. */
export const PRICE_SOURCES: readonly SourceId[] = [...NAMED_PRICE_SOURCES.map(({ id }) => id), 'demo']

/** The variables that set up a provider of prices. */
export const PROVIDER_VARIABLES: readonly string[] = SOURCES.prices.flatMap((source) => addressVariable(source) ?? [])

/** The variables that set up a provider in addition to others, not instead of them. */
export const USUAL_PROVIDER_VARIABLES: readonly string[] = SOURCES.prices.flatMap((source) =>
  source.excludes === undefined ? (addressVariable(source) ?? []) : [],
)

/** The variables that contain keys. */
export const KEY_VARIABLES: readonly string[] = Object.entries(sourceVariables(SOURCES)).flatMap(([name, { secret }]) =>
  secret ? name : [],
)

function namedPriceSource(id: SourceId): NamedPriceSource | undefined {
  return NAMED_PRICE_SOURCES.find((source) => source.id === id)
}

/** Returns the Turkish name of a source. A fallback has another name if it is the only source of prices. */
export function sourceName(id: SourceId, all: readonly { readonly name: SourceId }[]): string {
  const source = namedPriceSource(id)
  const isAlone = !all.some(({ name }) => name !== id && namedPriceSource(name) !== undefined)
  return (isAlone ? source?.nameAlone : undefined) ?? NAMES.get(id) ?? id
}

/** Returns true for a source that sends by itself. */
export function isStream(id: SourceId): boolean {
  return namedPriceSource(id)?.streams === true
}

export function isBulletinSource(id: SourceId): boolean {
  return SOURCES.banks.some(({ id: own, reportsAs = own }) => reportsAs === id)
}
