import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Store } from '../store.ts'
import { bulletinsSuite } from './bulletins-suite.ts'
import { decisionsSuite } from './decisions-suite.ts'
import { mailSuite } from './mail-suite.ts'
import { messagesSuite } from './messages-suite.ts'
import { peopleSuite } from './people-suite.ts'
import { ratesSuite } from './rates-suite.ts'
import { signInSuite } from './sign-in-suite.ts'
import { wholeSuite } from './whole-suite.ts'

interface StoreKind {
  /** Opens the store under test. Every call opens the same data. */
  readonly open: () => Promise<Store>
  /** Deletes all data, because opening a new store takes longer than most tests. */
  readonly clear: () => void | Promise<void>
}

/** Tests that every store must pass. */
export function storeSuite(name: string, { open, clear }: StoreKind): void {
  let opened: Store
  const at = (): Store => opened

  beforeAll(async () => {
    opened = await open()
  })

  afterEach(() => clear())

  afterAll(() => opened[Symbol.asyncDispose]())

  ratesSuite(name, at)
  bulletinsSuite(name, at)
  messagesSuite(name, at)
  mailSuite(name, at)
  decisionsSuite(name, at)
  peopleSuite(name, at)
  signInSuite(name, at)
  wholeSuite(name, {
    store: at,
    another: open,
    async reopen() {
      await opened[Symbol.asyncDispose]()
      opened = await open()
    },
  })
}
