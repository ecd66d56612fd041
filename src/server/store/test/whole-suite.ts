import { describe, expect, test } from 'vitest'
import { StoreFailure } from '../store-failure.ts'
import type { Store } from '../store.ts'
import { day, dayRecord, newMessage } from './sample-records.ts'

/** The store under test. */
export interface StoreUnderTest {
  readonly store: () => Store
  /** Opens a second store on the same data. */
  readonly another: () => Promise<Store>
  /** Closes the store and opens it again on the same data. */
  readonly reopen: () => Promise<void>
}

/** Tests of the whole store that every store must pass. */
export function wholeSuite(name: string, { store, another, reopen }: StoreUnderTest): void {
  describe(`${name}: the whole store`, () => {
    test('the store keeps each marker after it is closed and opened', async () => {
      expect(await store().markers()).toEqual({})
      await store().setMarkers({ 'clock-seen-at': 1, 'messages-kept-for': 2 })
      await store().setMarkers({ 'clock-seen-at': 3, 'messages-kept-for': null, 'messages-shorter': null })
      await reopen()
      expect(await store().markers()).toEqual({ 'clock-seen-at': 3 })
    })

    test('acknowledged writes are present after the store is closed and opened', async () => {
      await store().keepMessage(newMessage('a'))
      await store().saveDays([dayRecord('2026-08-03', 'USD', '47.1')])
      await reopen()
      expect(await store().messages({ limit: 9 })).toHaveLength(1)
      expect(await store().daysOn('office', day('2026-08-03'))).toHaveLength(1)
    })

    test('closing the store completes pending calls', async () => {
      const asked = Array.from({ length: 50 }, (_, index) => store().keepMessage(newMessage(`s${index}`)))
      await reopen()
      expect(await Promise.all(asked)).toHaveLength(50)
      expect(await store().messages({ limit: 99 })).toHaveLength(50)
    })

    test('a closed store rejects calls with StoreFailure, and a second close has no effect', async () => {
      const closed = await another()
      await closed[Symbol.asyncDispose]()
      await closed[Symbol.asyncDispose]()
      await expect(closed.keepMessage(newMessage('a'))).rejects.toBeInstanceOf(StoreFailure)
      await expect(closed.officialLine('USD', day('2026-08-01'), day('2026-08-03'))).rejects.toBeInstanceOf(
        StoreFailure,
      )
      expect(await closed.writable()).toBe(false)
    })

    test('an intact store is writable and reports no damage', async () => {
      expect(await store().writable()).toBe(true)
      expect(await store().damage()).toBeNull()
    })

    test('two stores on the same data neither lose nor duplicate messages and emails', async () => {
      const other = await another()
      const turn = (index: number): Store => (index % 2 === 0 ? store() : other)
      await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          turn(index).keepMessage(newMessage(`s${index % 50}`, { mailId: `m${index}` })),
        ),
      )
      const claims = await Promise.all(Array.from({ length: 60 }, (_, index) => turn(index).claimMail(1000, 9000)))
      const claimed = claims.flatMap((claim) => (claim === null ? [] : [claim.mailId]))
      expect(await other.messages({ limit: 999 })).toHaveLength(50)
      expect(claimed).toHaveLength(50)
      expect(new Set(claimed).size).toBe(50)
      await other[Symbol.asyncDispose]()
    })
  })
}
