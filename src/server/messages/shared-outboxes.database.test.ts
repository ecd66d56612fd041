import { expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { silentLog as log } from '../../../test/fakes/recorded-log.ts'
import { describePostgres, newStore } from '../../../test/postgres/suite.ts'
import { newMessage } from '../store/test/sample-records.ts'
import { createOutbox } from './outbox.ts'

const HOUR = 3_600_000

describePostgres('outboxes over one database', () => {
  test('an outbox leaves an email that another process sends alone, however far their clocks differ', async () => {
    const { store } = await newStore()
    const posted: string[] = []
    const { promise: taken, resolve: take } = Promise.withResolvers<void>()
    const outboxAt = (ahead: number, name: string) => {
      const clock = fakeClock(Date.now() + ahead)
      const send = async () => {
        posted.push(name)
        await taken
        return ok(undefined)
      }
      const words = { officeName: () => 'ANGÜN', host: () => 'www.angun.example' }
      const recipients = { to: ['gise@angun.example'], alertTo: [] }
      return { clock, outbox: createOutbox({ store, mailer: { send }, recipients, ...words, clock, log }) }
    }
    const behind = outboxAt(-HOUR, 'behind')
    const ahead = outboxAt(HOUR, 'ahead')
    const { number } = await store.keepMessage(newMessage('a', { receivedAt: ahead.clock.now(), mailed: true }))
    behind.outbox.start()
    await expect.poll(() => posted).toEqual(['behind'])
    ahead.outbox.start()
    await expect.poll(() => ahead.clock.waiting()).toBe(1)
    expect(posted).toEqual(['behind'])
    take()
    await expect.poll(async () => (await store.message(number))?.mail.kind).toBe('sent')
    for (const { outbox } of [behind, ahead]) await outbox[Symbol.asyncDispose]()
    await store[Symbol.asyncDispose]()
  })
})
