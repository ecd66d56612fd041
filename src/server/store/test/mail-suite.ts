import { describe, expect, test } from 'vitest'
import type { Store } from '../store.ts'
import { newMessage } from './sample-records.ts'

/** What any store must do with the mail of messages. */
export function mailSuite(name: string, store: () => Store): void {
  describe(`${name}: mail`, () => {
    test('a claimed letter is nobody else’s until its lease ends; then it is due again', async () => {
      const { number } = await store().keepMessage(newMessage('a', { receivedAt: 100 }))
      expect(await store().claimMail(99, 500)).toBeNull()
      expect(await store().claimMail(100, 500)).toMatchObject({
        number,
        mail: { kind: 'waiting', attempts: 1, dueAt: 500 },
      })
      expect(await store().claimMail(499, 999)).toBeNull()
      expect(await store().claimMail(500, 999)).toMatchObject({ number, mail: { attempts: 2 } })
    })

    test('a lease that is extended keeps a letter longer, and one that was sent is not touched', async () => {
      const { number } = await store().keepMessage(newMessage('a', { receivedAt: 100 }))
      await store().claimMail(100, 500)
      await store().extendLease(number, 900)
      expect(await store().claimMail(899, 999)).toBeNull()
      await store().settleMail(number, { kind: 'sent', at: 150 })
      await store().extendLease(number, 2000)
      expect((await store().message(number))?.mail).toEqual({ kind: 'sent', attempts: 1, at: 150 })
    })

    test('what waits beyond all measure is due now', async () => {
      const { number } = await store().keepMessage(newMessage('ahead', { receivedAt: 9000 }))
      await store().keepMessage(newMessage('later', { receivedAt: 500 }))
      await store().hastenMail(500, 100)
      expect(await store().claimMail(100, 9000)).toMatchObject({ number })
      expect(await store().claimMail(499, 9000)).toBeNull()
    })

    test('the one that is due the longest goes first', async () => {
      const late = await store().keepMessage(newMessage('late', { receivedAt: 200 }))
      const early = await store().keepMessage(newMessage('early', { receivedAt: 100 }))
      expect((await store().claimMail(300, 900))?.number).toBe(early.number)
      expect((await store().claimMail(300, 900))?.number).toBe(late.number)
    })

    test('without mail a message is kept and never due', async () => {
      const { number } = await store().keepMessage(newMessage('a', { mailed: false }))
      expect(await store().claimMail(Number.MAX_SAFE_INTEGER, 1)).toBeNull()
      expect((await store().message(number))?.mail).toEqual({ kind: 'none' })
    })

    test('sent, failed and dead are told apart, and the queue is counted', async () => {
      const numbers: number[] = []
      for (const submission of ['a', 'b', 'c']) {
        numbers.push((await store().keepMessage(newMessage(submission, { receivedAt: 100 }))).number)
        await store().claimMail(100, 500)
      }
      const [sent = 0, failed = 0, dead = 0] = numbers
      await store().settleMail(sent, { kind: 'sent', at: 150 })
      await store().settleMail(failed, { kind: 'failed', attempt: 1, error: '451 later', dueAt: 700 })
      await store().settleMail(dead, { kind: 'dead', attempt: 1, error: '550 never', at: 160 })
      expect((await store().message(sent))?.mail).toEqual({ kind: 'sent', attempts: 1, at: 150 })
      expect((await store().message(failed))?.mail).toEqual({
        kind: 'waiting',
        attempts: 1,
        dueAt: 700,
        error: '451 later',
      })
      expect((await store().message(dead))?.mail).toEqual({ kind: 'dead', attempts: 1, at: 160, error: '550 never' })
      expect(await store().mailQueue()).toEqual({
        waiting: 1,
        dead: 1,
        oldestAt: 100,
        nextAt: 700,
        lastDead: { at: 160, error: '550 never' },
      })
      expect((await store().messages({ limit: 9, mail: 'dead' })).map(({ number }) => number)).toEqual([dead])
    })

    test('what failed undoes nothing that another made of the letter meanwhile; what was sent, was sent', async () => {
      const { number } = await store().keepMessage(newMessage('a', { receivedAt: 100 }))
      const mail = async () => (await store().message(number))?.mail
      await store().claimMail(100, 500)
      await store().claimMail(500, 900)
      await store().settleMail(number, { kind: 'failed', attempt: 1, error: '451 later', dueAt: 9000 })
      expect(await mail()).toEqual({ kind: 'waiting', attempts: 2, dueAt: 900, error: null })
      await store().settleMail(number, { kind: 'sent', at: 600 })
      await store().settleMail(number, { kind: 'failed', attempt: 2, error: '451 later', dueAt: 9000 })
      await store().settleMail(number, { kind: 'dead', attempt: 2, error: '550 never', at: 9000 })
      expect(await mail()).toEqual({ kind: 'sent', attempts: 2, at: 600 })
      await store().requeueMail(number, 'b@angun.example', 1000)
      await store().settleMail(number, { kind: 'dead', attempt: 2, error: '550 never', at: 9000 })
      expect(await mail()).toMatchObject({ kind: 'waiting', attempts: 0 })
      await store().claimMail(1000, 2000)
      await store().settleMail(number, { kind: 'dead', attempt: 1, error: '550 never', at: 1500 })
      await store().settleMail(number, { kind: 'sent', at: 1600 })
      expect(await mail()).toEqual({ kind: 'sent', attempts: 1, at: 1600 })
    })

    test('a dead letter goes into the queue again, from the first attempt', async () => {
      const { number } = await store().keepMessage(newMessage('a'))
      await store().settleMail(number, { kind: 'dead', attempt: 0, error: 'x', at: 1 })
      expect(await store().requeueMail(number, 'again@angun.example', 5)).toBe(true)
      expect(await store().message(number)).toMatchObject({
        mailId: 'again@angun.example',
        mail: { kind: 'waiting', attempts: 0, dueAt: 5, error: null },
      })
      expect(await store().requeueMail(999, 'm', 5)).toBe(false)
    })
  })
}
