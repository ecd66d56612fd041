import type { StoreFailure } from '../store/index.ts'

/** The reasons of failures of the store that people read. */
export type StoreProblem = 'store-away' | 'settings-unreadable'

export function storeProblemOf({ unreadableSettings }: StoreFailure): StoreProblem {
  return unreadableSettings ? 'settings-unreadable' : 'store-away'
}
