import { basename } from 'node:path'
import { STORE_KINDS, type StoreKind, storeName } from '../runtime/index.ts'

/** What the database at that place has to hold, by its name. */
export function kindOf(file: string): StoreKind | undefined {
  return STORE_KINDS.find((kind) => basename(file) === storeName(kind))
}
