import { describe, expect, test } from 'vitest'
import { AUDIT, type MailOutcome, type NewNotice, type OutboxEntry } from '../message-store.ts'
import type { Store } from '../store.ts'
import { newMessage } from './sample-records.ts'

const failed = (attempt: number): MailOutcome => ({ kind: 'failed', attempt, error: '451 later', dueAt: 9000 })
const dead = (attempt: number): MailOutcome => ({ kind: 'dead', attempt, error: '550 never', at: 9000 })

function notice(topic: string, other: Partial<NewNotice> = {}): NewNotice {
  return { mailId: topic, topic, subject: 'Fiyat gelmiyor', text: 'İlk\nİkinci', dueAt: 50, ...other }
}

/** Tests of the outbox that every store must pass. */
export function mailSuite(name: string, store: () => Store): void {
  const claim = async (now: number, leaseUntil: number): Promise<OutboxEntry> => {
    const entry = await store().claimMail(now, leaseUntil)
    if (entry === null) throw new Error('nothing is due')
    return entry
  }

  describe(`${name}: mail`, () => {
    test('a claimed email is not claimed again until its lease ends', async () => {
      const message = newMessage('a', { receivedAt: 100 })
      const { number } = await store().keepMessage(message)
      expect(await store().claimMail(99, 500)).toBeNull()
      expect(await claim(100, 500)).toMatchObject({
        mailId: message.mailId,
        attempt: 1,
        content: { kind: 'message', message: { number, subject: message.subject } },
      })
      expect(await store().claimMail(499, 999)).toBeNull()
      expect(await claim(500, 999)).toMatchObject({ mailId: message.mailId, attempt: 2 })
    })

    test('hastenMail makes emails due that wait for too long', async () => {
      await store().keepMessage(newMessage('ahead', { receivedAt: 9000 }))
      await store().keepMessage(newMessage('later', { receivedAt: 500 }))
      await store().hastenMail(500, 100)
      expect((await claim(100, 9000)).mailId).toBe(newMessage('ahead').mailId)
      expect(await store().claimMail(499, 9000)).toBeNull()
    })

    test('the email that has been due the longest is claimed first', async () => {
      await store().keepMessage(newMessage('late', { receivedAt: 200 }))
      await store().keepMessage(newMessage('early', { receivedAt: 100 }))
      expect((await claim(300, 900)).mailId).toBe(newMessage('early').mailId)
      expect((await claim(300, 900)).mailId).toBe(newMessage('late').mailId)
    })

    test('a message without email delivery is never claimed', async () => {
      const { number } = await store().keepMessage(newMessage('a', { mailed: false }))
      expect(await store().claimMail(Number.MAX_SAFE_INTEGER, 1)).toBeNull()
      expect((await store().message(number))?.mail).toEqual({ kind: 'none' })
    })

    test('the store distinguishes sent, waiting and dead emails and counts the queue', async () => {
      const numbers: number[] = []
      const entries: OutboxEntry[] = []
      for (const submission of ['a', 'b', 'c']) {
        numbers.push((await store().keepMessage(newMessage(submission, { receivedAt: 100 }))).number)
        entries.push(await claim(100, 500))
      }
      const [first, second, third] = entries.map(({ number }) => number)
      await store().settleMail(first ?? 0, { kind: 'sent', at: 150 })
      await store().settleMail(second ?? 0, { kind: 'failed', attempt: 1, error: '451 later', dueAt: 700 })
      await store().settleMail(third ?? 0, { kind: 'dead', attempt: 1, error: '550 never', at: 160 })
      const mails = []
      for (const number of numbers) mails.push((await store().message(number))?.mail)
      expect(mails).toEqual([
        { kind: 'sent', attempts: 1, at: 150 },
        { kind: 'waiting', attempts: 1, dueAt: 700, error: '451 later' },
        { kind: 'dead', attempts: 1, at: 160, error: '550 never' },
      ])
      expect(await store().mailQueue()).toEqual({
        waiting: 1,
        dead: 1,
        oldestAt: 100,
        lastDead: { at: 160, error: '550 never' },
        refusedNotices: 0,
      })
    })

    test('the store ignores the failure of an older attempt and keeps a sent email as sent', async () => {
      const message = await store().keepMessage(newMessage('a', { receivedAt: 100 }))
      const mail = async () => (await store().message(message.number))?.mail
      const { number } = await claim(100, 500)
      await claim(500, 900)
      await store().settleMail(number, failed(1))
      expect(await mail()).toEqual({ kind: 'waiting', attempts: 2, dueAt: 900, error: null })
      await store().settleMail(number, { kind: 'sent', at: 600 })
      await store().settleMail(number, failed(2))
      await store().settleMail(number, dead(2))
      expect(await mail()).toEqual({ kind: 'sent', attempts: 2, at: 600 })
    })

    test('a requeued email starts from the first attempt, with a new Message-ID if it was sent', async () => {
      const { number: message } = await store().keepMessage(newMessage('a', { receivedAt: 1 }))
      const mail = async () => (await store().message(message))?.mail
      const first = await claim(1, 1)
      await store().settleMail(first.number, dead(1))
      expect(await store().requeueMail(message, 'again', 5)).toBe(true)
      expect(await mail()).toEqual({ kind: 'waiting', attempts: 0, dueAt: 5, error: null })
      const second = await claim(5, 5)
      expect(second).toMatchObject({ mailId: first.mailId, attempt: 1 })
      await store().settleMail(second.number, { kind: 'sent', at: 6 })
      await store().requeueMail(message, 'again', 7)
      expect((await claim(7, 7)).mailId).toBe('again')
      expect(await store().requeueMail(message + 1, 'm', 5)).toBe(false)
      const unmailed = await store().keepMessage(newMessage('b', { mailed: false }))
      expect(await store().requeueMail(unmailed.number, 'b', 2)).toBe(true)
      expect((await claim(2, 2)).mailId).toBe('b')
    })

    test('a newer notice replaces a waiting one of its topic, and a sent notice is deleted', async () => {
      await store().queueNotice(notice('no-price'))
      const alert = { kind: 'no-price', since: 3, wellSince: null, reported: [''], alarmedAt: 5 }
      await store().saveAlert(alert, notice('no-price', { mailId: 'newer' }))
      const { number, content } = await claim(50, 100)
      expect(content).toEqual({ kind: 'notice', topic: 'no-price', subject: 'Fiyat gelmiyor', text: 'İlk\nİkinci' })
      await store().settleMail(number, failed(1))
      expect(await store().mailQueue()).toMatchObject({ waiting: 0, dead: 0, refusedNotices: 1 })
      await store().settleMail(number, { kind: 'sent', at: 9 })
      expect(await store().mailQueue()).toMatchObject({ refusedNotices: 0 })
      expect(await store().claimMail(Number.MAX_SAFE_INTEGER, 1)).toBeNull()
    })

    test('the store keeps the last fifty audit lines, which are claimed by their topic', async () => {
      await store().queueNotice(notice('other', { dueAt: 1 }))
      await store().queueNotice(notice(AUDIT, { mailId: 'line-0', text: '0' }))
      for (let line = 0; line < 60; line += 1)
        await store().queueNotice(notice(AUDIT, { mailId: `line-${line}`, text: `${line}` }))
      const lines = []
      for (;;) {
        const entry = await store().claimMail(50, 90, AUDIT)
        if (entry === null) break
        lines.push(entry.content.kind === 'notice' && Number(entry.content.text))
      }
      expect(new Set(lines)).toEqual(new Set(Array.from({ length: 50 }, (_, index) => index + 10)))
    })
  })
}
