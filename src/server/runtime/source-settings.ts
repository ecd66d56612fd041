import * as v from 'valibot'
import { listText } from '#contract/list-text.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { type SettingMistake, shownValue } from './setting-mistakes.ts'

/** A variable of the environment that configures a source. */
export interface SourceVariable {
  readonly schema: v.GenericSchema<string, string>
  readonly default?: string
  /** True if the source also starts without the variable. */
  readonly optional?: true
  /** True if the value contains a key, which no mistake may show. */
  readonly secret?: true
  /** The value in `.env.example`. If missing, it is the default. */
  readonly example?: string
  /** The row in `docs/settings.md`. A variable without one shares the row of the variable before it. */
  readonly meaning?: string
}

export type SourceVariables = Readonly<Record<string, SourceVariable>>

/** The settings' part of a source. Its first variable is its address: the source is set up if that has a value. */
interface SourceDeclaration {
  readonly id: string
  readonly variables: SourceVariables
  /** The sources that would be ignored beside this one. */
  readonly excludes?: readonly Pick<SourceDeclaration, 'variables'>[]
}

/** The declared sources: of prices, and of the bulletins that `CENTRAL_BANK` chooses by their id. */
export interface SourceDeclarations {
  readonly prices: readonly SourceDeclaration[]
  readonly banks: readonly SourceDeclaration[]
}

/** The parsed variables of one source. */
export type SourceValues = Readonly<Record<string, string | undefined>>

/** A source that the settings choose. Its values satisfy its declaration and have the same order. */
export interface ChosenSource {
  readonly id: string
  readonly values: SourceValues
}

/** Returns the source's address. Null means that it has none, because its data are invented. */
export function addressOf({ values }: ChosenSource): string | null {
  return Object.values(values)[0] ?? null
}

export type MarketSettings =
  /** The sources in the order of their declarations, at least one. Later ones are fallbacks of earlier ones. */
  { readonly kind: 'provider'; readonly sources: readonly ChosenSource[] } | { readonly kind: 'demo' }

/** The bank that publishes invented bulletins. */
export const DEMO_BANK = 'demo'

/** Returns all variables of the sources. Two sources may share one. */
export function sourceVariables({ prices = [], banks = [] }: Partial<SourceDeclarations>): SourceVariables {
  return Object.fromEntries([...prices, ...banks].flatMap(({ variables }) => Object.entries(variables)))
}

/** Returns the name of the variable that has the source's address, or undefined for a source without variables. */
export function addressVariable({ variables }: Pick<SourceDeclaration, 'variables'>): string | undefined {
  return Object.keys(variables)[0]
}

type Given = Readonly<Record<string, string>>

interface ChosenSources {
  readonly market: MarketSettings
  readonly centralBank: ChosenSource
}

/** Parses the variables of the sources and chooses the sources. Reports all mistakes together. */
export function readSources(declarations: SourceDeclarations, given: Given): Result<ChosenSources, SettingMistake[]> {
  const variables = sourceVariables(declarations)
  const mistakes: SettingMistake[] = []
  const mistaken = (name: string, expected: string): void => {
    const value = shownValue(name, given[name] ?? '', variables[name]?.secret)
    mistakes.push({ name, value, expected })
  }
  const values: Record<string, string> = {}
  for (const [name, variable] of Object.entries(variables)) {
    const text = given[name] ?? variable.default
    if (text === undefined) continue
    const parsed = v.safeParse(variable.schema, text)
    if (parsed.success) values[name] = parsed.output
    for (const { message } of parsed.issues ?? []) mistaken(name, message)
  }
  const chosen = ({ id, variables: own }: SourceDeclaration): ChosenSource => ({
    id,
    values: Object.fromEntries(Object.keys(own).flatMap((name) => (name in values ? [[name, values[name]]] : []))),
  })

  const isSetUp = (source: Pick<SourceDeclaration, 'variables'>): boolean => {
    const address = addressVariable(source)
    return address !== undefined && given[address] !== undefined
  }
  for (const source of declarations.prices) for (const mistake of priceMistakes(source, given)) mistaken(...mistake)
  const sources = declarations.prices.filter(isSetUp).map(chosen)
  const market: MarketSettings = sources.length === 0 ? { kind: 'demo' } : { kind: 'provider', sources }

  const { banks } = declarations
  const { CENTRAL_BANK: named = market.kind === 'demo' ? DEMO_BANK : banks[0]?.id } = given
  const bank = banks.find(({ id }) => id === named)
  const ids = banks.map(({ id }) => id)
  if (bank === undefined) mistaken('CENTRAL_BANK', listText(ids, 'veya'))
  for (const needed of bank === undefined ? [] : missingOf(bank, given)) mistaken(needed, neededBeside('CENTRAL_BANK'))
  return mistakes.length > 0 || bank === undefined ? fail(mistakes) : ok({ market, centralBank: chosen(bank) })
}

/** Finds variables that lack another one of the source, or that are given beside a source that replaces theirs. */
function priceMistakes(source: SourceDeclaration, given: Given): [name: string, expected: string][] {
  const { variables, excludes = [] } = source
  const [address, ...others] = Object.keys(variables)
  if (address === undefined) return []
  if (given[address] === undefined) {
    const lonely = others.filter((name) => given[name] !== undefined)
    return lonely.map((name) => [address, neededBeside(name)])
  }
  const ignored = excludes.flatMap((other) => addressVariable(other) ?? []).filter((name) => given[name] !== undefined)
  return [
    ...missingOf(source, given).map((name): [string, string] => [name, neededBeside(address)]),
    ...ignored.map((name): [string, string] => [name, `${address} verildiğinde bu boş kalmalı`]),
  ]
}

function missingOf({ variables }: SourceDeclaration, given: Given): string[] {
  return Object.entries(variables).flatMap(([name, { default: otherwise, optional = false }]) =>
    optional || otherwise !== undefined || given[name] !== undefined ? [] : name,
  )
}

function neededBeside(name: string): string {
  return `${name} verildiğinde bu da verilmeli`
}
