import type { ChosenSource, SourceDeclarations, SourceValues } from '../../runtime/index.ts'
import type { BankSource } from './bank-source.ts'
import { demoSource } from './demo-source.ts'
import { evdsSource } from './evds-source.ts'
import { feedSource } from './feed-source.ts'
import { keyedSource } from './keyed-source.ts'
import type { PriceSource } from './price-source.ts'
import { socketSource } from './socket-source.ts'
import { tcmbSource } from './tcmb-source.ts'

/** Every source of prices. A later one is the fallback of those before it. */
const PRICES: readonly PriceSource[] = [socketSource, feedSource, keyedSource]

/** Every source of bulletins. With a provider, the first one is the default. */
const BANKS: readonly BankSource[] = [tcmbSource, evdsSource, demoSource]

export const SOURCES = { prices: PRICES, banks: BANKS } satisfies SourceDeclarations

interface Chosen<Source> {
  readonly source: Source
  readonly values: SourceValues
}

export function chosenPriceSource(chosen: ChosenSource): Chosen<PriceSource> {
  return { source: declared(PRICES, chosen), values: chosen.values }
}

export function chosenBank(chosen: ChosenSource): Chosen<BankSource> {
  return { source: declared(BANKS, chosen), values: chosen.values }
}

function declared<Source extends { readonly id: string }>(sources: readonly Source[], { id }: ChosenSource): Source {
  const found = sources.find((source) => source.id === id)
  if (found === undefined) throw new RangeError(`no source is declared as ${id}`)
  return found
}
