// Read from its file: as a module, 20 MB of JSON take Vitest most of a minute.
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
 * Whether every browser of the floor has it; `prefixes`: those under which it is written beside. Null: MDN knows no
 * such feature.
 */
export function isSupported(feature: Identifier | undefined, prefixes: readonly string[] = []): boolean | null {
  const support = feature?.__compat?.support
  if (support === undefined) return null
  return BROWSERS.every((browser) =>
    [support[browser] ?? []].flat().some((statement) => isIn(statement, FLOOR[browser], prefixes)),
  )
}

/** Whether more than one engine has it in any version. */
function isShared(feature: Identifier): boolean {
  const engines = (['chrome', 'firefox', 'safari'] as const).filter((browser) =>
    [feature.__compat?.support[browser] ?? []].flat().some(({ version_added: added }) => added !== false),
  )
  return engines.length > 1
}

function isIn(statement: SimpleSupportStatement, floor: string, prefixes: readonly string[]): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = statement
  if (added === false || flags !== undefined || otherName !== undefined) return false
  // What was partial until it became whole may have been anything, nothing included.
  if (statement.partial_implementation === true && removed !== undefined) return false
  if (prefix !== undefined && !prefixes.includes(prefix)) return false
  const isAbove = (version: string): boolean => Number.parseFloat(version.replace('≤', '')) > Number(floor)
  return !isAbove(added) && (typeof removed !== 'string' || isAbove(removed))
}

/** `Promise.try` and `[].toSorted`, `requestIdleCallback` and `Iterator`: what scripts can name. */
export interface ScriptNames {
  /** Interfaces, functions and objects that stand alone. */
  readonly globals: ReadonlySet<string>
  /** By "Object.groupBy". */
  readonly statics: ReadonlySet<string>
  /**
   * Methods by whose name alone nothing is old enough. Attributes are left out: they are called as our own properties
   * are.
   */
  readonly methods: ReadonlySet<string>
}

/** What is above the floor. */
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
      // "abort_event", "options_signal_parameter", "@@iterator": no names that a script writes after a dot.
      if (/\W|_/.test(name)) continue
      const supported = isSupported(member)
      if (supported === true) old.add(name)
      // What one engine tries out has any name there is.
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

/** Functions by their names, wherever in the types of CSS they stand. */
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
