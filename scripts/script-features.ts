import { parseSync, Visitor } from 'vite'
import { youngScriptNames } from './browser-support.ts'
import { youngFunctions, youngPseudos } from './sheet-features.ts'

const young = youngScriptNames()

/**
 * Returns the features in a script that some browser of the floor lacks, for example "requestIdleCallback",
 * "Object.groupBy", ".toSorted" or "/…/v".
 */
export function youngFeaturesOfScript(code: string): Set<string> {
  const found = new Set<string>()
  /** Identifiers after a dot or before a colon. */
  const keys = new WeakSet<object>()
  const called = new WeakSet<object>()
  // Strings may be canvas styles or selectors.
  const style = (text: string): void => {
    for (const name of [...youngFunctions(text), ...youngPseudos(text)]) found.add(name)
  }
  const { program, errors } = parseSync('bundle.js', code)
  if (errors[0] !== undefined) throw new Error(errors[0].message)
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return
      keys.add(property)
      const owned = object.type === 'Identifier' ? `${object.name}.${property.name}` : ''
      if (young.statics.has(owned)) found.add(owned)
      else if (called.has(property) && young.methods.has(property.name)) found.add(`.${property.name}()`)
    },
    CallExpression({ callee }) {
      if (callee.type === 'MemberExpression') called.add(callee.property)
    },
    Property({ key, computed, shorthand }) {
      if (!computed && !shorthand) keys.add(key)
    },
    MethodDefinition({ key, computed }) {
      if (!computed) keys.add(key)
    },
    PropertyDefinition({ key, computed }) {
      if (!computed) keys.add(key)
    },
    Identifier(identifier) {
      if (!keys.has(identifier) && young.globals.has(identifier.name)) found.add(identifier.name)
    },
    Literal(literal) {
      if ('regex' in literal && literal.regex.flags.includes('v')) found.add('/…/v')
      if (typeof literal.value === 'string') style(literal.value)
    },
    TemplateElement({ value }) {
      style(value.raw)
    },
  }).visit(program)
  return found
}
