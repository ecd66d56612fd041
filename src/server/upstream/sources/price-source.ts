import type { PriceMessage } from '#domain/quote.ts'
import type { SourceValues, SourceVariable, SourceVariables } from '../../runtime/index.ts'
import type { SourceFailure } from '../source-failure.ts'
import type { ProviderParts, RunningSource, SourceId } from '../source.ts'

export interface PriceSourceParts extends ProviderParts {
  /** The id under which the source reports its health. */
  readonly id: SourceId
  /** Returns true while every source before this one in the list is down or silent for 5 s. */
  readonly silentFor5s: () => boolean
  /** Returns true if the message proves that the source is alive. */
  readonly onMessage: (message: PriceMessage, receivedAt: number) => boolean
}

export interface RunningPriceSource extends RunningSource {
  /** Returns true after a failed connection, or if no price came for `ms`. If missing, its health decides. */
  silentFor?(ms: number): boolean
  /** Returns the last unusable message as a failure; null if there is none. */
  instead?(): SourceFailure | null
}

/** The names of a source, for people. */
export interface NamedPriceSource {
  readonly id: SourceId
  /** The Turkish name on the status page. */
  readonly name: string
  /** The name if no other source of prices is set up. */
  readonly nameAlone?: string
  /** The name in parentheses in the command `check`. */
  readonly checkedAs: string
  /** True if the source sends by itself, perhaps its board in parts. */
  readonly streams?: true
}

interface SourceSetUp<Values> {
  readonly id: string
  /** The Turkish comment in `.env.example`, without "#". */
  readonly comment: readonly string[]
  /** The sources that this one replaces. */
  readonly excludes?: readonly PriceSource[]
  /** True if the office's settings contain the provider's names (`saglayici`). */
  readonly usesMapping?: true
  start(values: Values, deps: PriceSourceParts): Promise<RunningPriceSource>
}

/** A source with the name of another one runs as that: its health and prices have the other one's id. */
type Shown<Values> = NamedPriceSource | { runsAs(values: Values): PriceSource }

type Declared<Variables extends SourceVariables, Values> = SourceSetUp<Values> &
  Shown<Values> & { readonly variables: Variables }

/** A source of prices, which one file declares. The first variable is its address. */
export type PriceSource = Declared<SourceVariables, SourceValues>

/** The values of variables: an optional one may be missing. */
export type ValuesOf<Variables extends SourceVariables> = {
  readonly [Name in keyof Variables]: Variables[Name] extends SourceVariable & { readonly optional: true }
    ? string | undefined
    : string
}

/** Declares a source of prices. `readSettings` starts it only with values that satisfy its variables. */
export function priceSource<const Variables extends SourceVariables>(
  source: Declared<Variables, ValuesOf<Variables>>,
): PriceSource {
  return source
}

/** Returns the source by which a provider reports: itself, or the one as which it runs. */
export function shownAs(source: PriceSource, values: SourceValues): NamedPriceSource {
  return 'runsAs' in source ? shownAs(source.runsAs(values), values) : source
}
