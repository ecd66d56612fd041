import { LRUCache } from 'lru-cache'
import type { Changes } from '../runtime/index.ts'
import type { Store } from './store.ts'

/** Says whether the store may have changed since it was read. */
export interface StoreRevision {
  /** A number that changes with the store. */
  readonly current: () => number
  /** Tells that this process has written. */
  readonly written: () => void
}

/**
 * A file knows its own version, which also changes with writes of other processes. A database does not: there, each of
 * `reads` (a notification of a change, or five seconds without one) and each write of this process may be a change.
 */
export function storeRevision(
  { dataVersion }: Pick<Store, 'dataVersion'>,
  reads: Pick<Changes, 'subscribe'>,
): StoreRevision {
  if (dataVersion !== null) return { current: dataVersion, written: () => undefined }
  let revision = 0
  const written = (): void => void (revision += 1)
  reads.subscribe(written)
  return { current: () => revision, written }
}

const MAX_KEPT = 200

/** Shares what `read` returns for the same arguments until the store changes. A failed reading is not kept. */
export function keptWhileUnchanged<Args extends readonly unknown[], Value>(
  { current }: Pick<StoreRevision, 'current'>,
  read: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  const kept = new LRUCache<string, Promise<Value>>({ max: MAX_KEPT })
  let revision = current()
  return (...args) => {
    const now = current()
    if (now !== revision) kept.clear()
    revision = now
    const key = JSON.stringify(args)
    const known = kept.get(key)
    if (known !== undefined) return known
    const value = read(...args)
    kept.set(key, value)
    value.catch(() => {
      if (kept.get(key) === value) kept.delete(key)
    })
    return value
  }
}
