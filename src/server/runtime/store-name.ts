import { basename } from 'node:path'
import { type DatabaseAddress, describeAddress } from './database-address.ts'

/** What a store holds. Whatever is invented, market or bulletins, keeps a place of its own, so that it never mixes with what is real. */
export const STORE_KINDS = ['office', 'demo', 'demo-market', 'demo-bank'] as const

export type StoreKind = (typeof STORE_KINDS)[number]

/** Where a store is. */
export type StorePlace =
  /** SQLite. `file`: absolute; its name tells what it holds. */
  | { readonly kind: 'file'; readonly file: string }
  /** PostgreSQL: one schema for each kind. */
  | { readonly kind: 'database'; readonly holds: StoreKind; readonly address: DatabaseAddress }

/** Its file in the data folder. */
export function storeName(kind: StoreKind): string {
  return `${kind}.sqlite`
}

/** What the file has to hold, by its name; of another name: whatever it does. */
export function storeKindOf(file: string): StoreKind | undefined {
  return STORE_KINDS.find((kind) => basename(file) === storeName(kind))
}

/** Its schema in the database. */
export function schemaName(kind: StoreKind): string {
  return kind.replaceAll('-', '_')
}

/** As people may read it: without the password. */
export function describePlace(place: StorePlace): string {
  if (place.kind === 'file') return place.file
  const { address, holds } = place
  return holds === 'office' ? describeAddress(address) : `${describeAddress(address)} (${schemaName(holds)})`
}
