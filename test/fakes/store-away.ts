import { StoreFailure } from '../../src/server/store/store-failure.ts'
import type { Store } from '../../src/server/store/store.ts'

/** Wraps a store so that every call fails while `away.is` is true. */
export function failing(store: Store, away: { readonly is: boolean }): Store {
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function' || name === 'dataVersion') return member
      return (...given: readonly unknown[]): unknown =>
        away.is ? Promise.reject(new StoreFailure('AWAY', 'the store is away')) : Reflect.apply(member, target, given)
    },
  })
}
