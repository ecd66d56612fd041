import { StoreFailure } from '../../src/server/store/store-failure.ts'
import type { Repositories, Store } from '../../src/server/store/store.ts'

/** Wraps a store so that every call fails while `away.is` is true. */
export function failing(store: Store, away: { readonly is: boolean }): Store {
  const asAct = (...given: Parameters<Store['asAct']>): Repositories => failingMethods(store.asAct(...given), away)
  return new Proxy(failingMethods(store, away), {
    get: (target, name): unknown => (name === 'asAct' ? asAct : Reflect.get(target, name)),
  })
}

function failingMethods<Of extends object>(of: Of, away: { readonly is: boolean }): Of {
  return new Proxy(of, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function' || name === 'dataVersion') return member
      return (...given: readonly unknown[]): unknown =>
        away.is ? Promise.reject(new StoreFailure('AWAY', 'the store is away')) : Reflect.apply(member, target, given)
    },
  })
}
