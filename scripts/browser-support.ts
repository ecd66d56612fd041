// The file is read instead of imported as a module, which would take Vitest most of a minute for 20 MB of JSON.
import data from '@mdn/browser-compat-data/forLegacyNode'
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types'
import { FLOOR } from './browser-floor.ts'

const { api, css, javascript } = data
const BROWSERS = [
  'safari_ios',
  'chrome',
  'firefox',
  'samsunginternet_android',
] as const satisfies (keyof typeof FLOOR)[]

/**
 * Returns true if every browser of the floor supports the feature; `prefixes` are those that the sheet uses as well.
 * null means that MDN does not know the feature.
 */
export function isSupported(feature: Identifier | undefined, prefixes: readonly string[] = []): boolean | null {
  const support = feature?.__compat?.support
  if (support === undefined) return null
  return BROWSERS.every((browser) =>
    [support[browser] ?? []].flat().some((statement) => isIn(statement, FLOOR[browser], prefixes)),
  )
}

/** Returns true if more than one engine supports the feature in any version. */
function isShared(feature: Identifier): boolean {
  const engines = (['chrome', 'firefox', 'safari'] as const).filter((browser) =>
    [feature.__compat?.support[browser] ?? []].flat().some(({ version_added: added }) => added !== false),
  )
  return engines.length > 1
}

function isIn(statement: SimpleSupportStatement, floor: string, prefixes: readonly string[]): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = statement
  if (added === false || flags !== undefined || otherName !== undefined) return false
  // Partial support that became full later cannot be relied on.
  if (statement.partial_implementation === true && removed !== undefined) return false
  if (prefix !== undefined && !prefixes.includes(prefix)) return false
  const isAbove = (version: string): boolean => Number.parseFloat(version.replace('≤', '')) > Number(floor)
  return !isAbove(added) && (typeof removed !== 'string' || isAbove(removed))
}

/** The newer names that scripts may use, for example "Promise.try", "toSorted" or "requestIdleCallback". */
interface ScriptNames {
  /** Names of global interfaces, functions and objects. */
  readonly globals: ReadonlySet<string>
  /** For example "Object.groupBy". */
  readonly statics: ReadonlySet<string>
  /**
   * Methods whose name exists in newer interfaces only. Attributes are not included, because our own properties have the
   * same names.
   */
  readonly methods: ReadonlySet<string>
}

/** Returns the names that some browser of the floor lacks. */
export function youngScriptNames(): ScriptNames {
  const globals = new Set<string>()
  const statics = new Set<string>()
  const young = new Set<string>()
  const old = new Set<string>()
  const { builtins } = javascript
  for (const [owner, feature] of [api, builtins, builtins?.['Intl']].flatMap(childrenOf)) {
    if (isSupported(feature) === false) globals.add(owner)
    for (const [key, member] of childrenOf(feature)) {
      const name = key.replace(/_static$/, '')
      // Keys such as "abort_event", "options_signal_parameter" or "@@iterator" are not names that a script can access.
      if (/\W|_/.test(name)) continue
      const supported = isSupported(member)
      if (supported === true) old.add(name)
      // Experiments of a single engine are skipped, because their names collide with common words.
      if (supported !== false || !isShared(member)) continue
      young.add(name)
      statics.add(`${owner}.${name}`)
      if (owner === 'Window' || owner === 'WorkerGlobalScope') globals.add(name)
    }
  }
  return { globals, statics, methods: new Set([...young].filter((name) => !old.has(name))) }
}

export const cssFeatures = {
  property: (name: string): Identifier | undefined => css.properties?.[name],
  keyword: (property: string, keyword: string): Identifier | undefined => css.properties?.[property]?.[keyword],
  atRule: (name: string): Identifier | undefined => css['at-rules']?.[name],
  mediaFeature: (name: string): Identifier | undefined => css['at-rules']?.media?.[name],
  selector: (name: string): Identifier | undefined => css.selectors?.[name],
  type: (...path: readonly string[]): Identifier | undefined =>
    path.reduce<Identifier | undefined>((feature, key) => feature?.[key], css.types),
}

/** Finds a CSS function by its name in any group of the types. */
export function cssFunction(name: string): Identifier | undefined {
  const groups = [css.types, ...childrenOf(css.types).map(([, group]) => group)]
  return groups.map((group) => group?.[name]).find((feature) => feature?.__compat !== undefined)
}

function childrenOf(feature: Identifier | undefined): [name: string, child: Identifier][] {
  return Object.keys(feature ?? {}).flatMap((name) => {
    const child = feature?.[name]
    return child === undefined || name === '__compat' ? [] : [[name, child]]
  })
}
