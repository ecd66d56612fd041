import { type Declaration, parse } from 'postcss'
import { cssFeatures as css, cssFunction, isSupported } from './browser-support.ts'

const UNITS: Readonly<Record<string, string>> = {
  sv: 'viewport_percentage_units_small',
  lv: 'viewport_percentage_units_large',
  dv: 'viewport_percentage_units_dynamic',
  cq: 'container_query_length_units',
}

/**
 * Returns the features in a style sheet that some browser of the floor lacks, for example "text-wrap", "overflow: clip",
 * ":has", "color-mix()" or "@scope".
 */
export function youngFeaturesOfSheet(sheet: string): Set<string> {
  const found = new Set<string>()
  const note = (name: string, supported: boolean | null): void => {
    if (supported === false) found.add(name)
  }
  const root = parse(sheet)
  // Rules inside @supports are safe, because browsers check them first.
  root.walkAtRules('supports', (asked) => void asked.remove())
  root.walkAtRules(({ name, params }) => {
    note(`@${name}`, isSupported(css.atRule(name)))
    if (name !== 'media') return
    for (const [, feature = ''] of params.matchAll(/\(([a-z-]+)/g))
      note(`@media (${feature})`, isSupported(css.mediaFeature(feature)))
    if (/[<>]/.test(params)) note('@media (a < b)', isSupported(css.mediaFeature('range_syntax')))
  })
  root.walkRules((rule) => {
    if (rule.parent?.type === 'rule') note('nesting', isSupported(css.selector('nesting')))
    for (const pseudo of youngPseudos(rule.selector)) found.add(pseudo)
  })
  root.walkDecls((declaration) => {
    for (const [name, supported] of featuresOf(declaration)) note(name, supported)
  })
  return found
}

function* featuresOf(declaration: Declaration): Generator<[name: string, supported: boolean | null]> {
  const { prop, value } = declaration
  yield [prop, isSupported(css.property(prop), prefixesBeside(declaration))]
  const words = value.replaceAll(/url\([^)]*\)|"[^"]*"|'[^']*'|--[\w-]+|#[\da-f]+/gi, ' ')
  for (const name of youngFunctions(words)) yield [name, false]
  for (const [word] of words.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g))
    yield [`${prop}: ${word}`, isSupported(css.keyword(prop, word))]
  for (const [, unit = ''] of words.matchAll(/\d([sld]v|cq)(?:h|w|i|b|min|max)\b/g))
    yield [`1${unit}h`, isSupported(css.type('length', UNITS[unit] ?? ''))]
  if (/\b(?:rgb|hsl)a?\(\s*from\b/.test(words))
    yield ['rgb(from …)', isSupported(css.type('color', 'rgb', 'relative_syntax'))]
}

/** Returns unsupported pseudo-classes of a selector, for example ":has". */
export function youngPseudos(selector: string): string[] {
  const names = [...selector.matchAll(/:([a-z-]+)/g)].map(([, name = '']) => name)
  return names.filter((name) => isSupported(css.selector(name)) === false).map((name) => `:${name}`)
}

/** Returns unsupported functions of a value, for example "color-mix()". */
export function youngFunctions(value: string): string[] {
  const names = [...value.matchAll(/([a-z-]+)\(/g)].map(([, name = '']) => name)
  return names.filter((name) => isSupported(cssFunction(name)) === false).map((name) => `${name}()`)
}

/** Returns prefixes, for example "-webkit-", under which the same rule sets the same property. */
function prefixesBeside({ prop, parent }: Declaration): string[] {
  return ['-webkit-', '-moz-'].filter((prefix) =>
    parent?.some((node) => node.type === 'decl' && node.prop === prefix + prop),
  )
}
