import { describe, expect, test } from 'vitest'
import type { Store } from '../store.ts'
import { newMessage } from './sample-records.ts'

/** Tests of messages that every store must pass. */
export function messagesSuite(name: string, store: () => Store): void {
  describe(`${name}: messages`, () => {
    test('the store returns a message with its letters and signs unchanged', async () => {
      const message = newMessage('a', {
        name: 'Şükrü Ğ. Öz',
        message: "Merhaba,\n“100 ¥” kaç ₺? 🙂 '; DROP TABLE messages; --",
      })
      const { number } = await store().keepMessage(message)
      const { submission: _, mailed: __, mailId: ___, ...kept } = message
      expect(await store().message(number)).toEqual({
        ...kept,
        number,
        handledAt: null,
        handledBy: null,
        readAt: null,
        mail: { kind: 'waiting', attempts: 0, dueAt: message.receivedAt, error: null },
      })
    })

    test('simultaneous submissions with the same key are one message', async () => {
      const kept = await Promise.all(
        Array.from({ length: 20 }, (_, index) => store().keepMessage(newMessage('same', { mailId: `m${index}` }))),
      )
      expect(new Set(kept.map(({ number }) => number)).size).toBe(1)
      expect(kept.filter(({ fresh }) => fresh)).toHaveLength(1)
      expect(await store().messages({ limit: 10 })).toHaveLength(1)
      expect([await store().hasMessage('same'), await store().hasMessage('other')]).toEqual([true, false])
    })

    test('a number is never assigned twice, even after a deletion', async () => {
      const { number } = await store().keepMessage(newMessage('a', { receivedAt: 1 }))
      expect(await store().deleteMessages(2)).toBe(1)
      expect((await store().keepMessage(newMessage('b'))).number).toBe(number + 1)
    })

    test('the list is newest first, in pages, and can be limited to open or handled messages', async () => {
      const numbers: number[] = []
      for (const submission of ['a', 'b', 'c', 'd'])
        numbers.push((await store().keepMessage(newMessage(submission))).number)
      const [a = 0, b = 0, c = 0, d = 0] = numbers
      const listed = async (filter: Parameters<Store['messages']>[0]): Promise<number[]> =>
        (await store().messages(filter)).map(({ number }) => number)

      expect(await listed({ limit: 2 })).toEqual([d, c])
      expect(await listed({ limit: 2, before: c })).toEqual([b, a])
      expect(await store().markMessage(b, 99, 'ayse')).toBe(true)
      expect(await listed({ limit: 9, handled: true })).toEqual([b])
      expect(await listed({ limit: 9, handled: false })).toEqual([d, c, a])
      expect(await store().message(b)).toMatchObject({ handledAt: 99, handledBy: 'ayse' })
      expect(await store().markMessage(b, null, null)).toBe(true)
      expect(await listed({ limit: 9, handled: true })).toEqual([])
      expect(await store().message(b)).toMatchObject({ handledAt: null, handledBy: null })
      expect(await store().markMessage(12_345, 1, null)).toBe(false)
    })

    test('the store counts messages and erases one permanently', async () => {
      const { number } = await store().keepMessage(newMessage('a'))
      await store().keepMessage(newMessage('b'))
      await store().markMessage(number, 5, null)
      expect(await store().countMessages()).toMatchObject({ total: 2, open: 1, oldestOpenAt: 1000 })
      expect(await store().messageCount()).toBe(2)
      expect(await store().eraseMessage(number)).toBe(true)
      expect(await store().eraseMessage(number)).toBe(false)
      expect(await store().countMessages()).toMatchObject({ total: 1, open: 1, oldestOpenAt: 1000 })
    })

    test('the list can begin with unread messages, page by page', async () => {
      const numbers: number[] = []
      for (const [index, submission] of ['a', 'b', 'c', 'd', 'e'].entries())
        numbers.push((await store().keepMessage(newMessage(submission, { receivedAt: index }))).number)
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = numbers
      expect(await store().readMessage(e, 77)).toBe(true)
      expect(await store().readMessage(e, 78)).toBe(false)
      expect(await store().message(e)).toMatchObject({ readAt: 77 })
      await store().markMessage(c, 80, 'ayse')
      const listed = async (before?: number): Promise<number[]> => {
        const filter = { limit: 2, unreadFirst: true, ...(before !== undefined && { before }) }
        return (await store().messages(filter)).map(({ number }) => number)
      }
      expect(await listed()).toEqual([d, b])
      expect(await listed(b)).toEqual([a, e])
      expect(await listed(e)).toEqual([c])
      expect(await store().countMessages()).toMatchObject({ open: 4, unread: 3, oldestUnreadAt: 0 })
      // A reopened message was read before, and an erased one does not end the list.
      await store().markMessage(c, null, null)
      await store().eraseMessage(e)
      expect(await listed(e)).toEqual([c])
      expect(await store().countMessages()).toMatchObject({ open: 4, unread: 3 })
    })

    test.each([
      ['ŞÜKRÜ', ['a']],
      ['sukru yen', ['a']],
      ['istanbul', ['b']],
      ['İSTANBUL', ['b']],
      ['ornek.com', ['a', 'b']],
      ['50%', ['b']],
      ['5_%', []],
      ['!', ['b']],
      ['0532 123 45 67', ['a']],
      ['+90 532 123 45 67', ['a']],
      ['(0212) 555-0000', ['b']],
      ['şükrü istanbul', []],
      ["' OR 1=1 --", []],
      ['  ', ['a', 'b']],
    ])('the search finds messages for “%s”', async (search, found) => {
      await store().keepMessage(
        newMessage('a', {
          subject: 'a',
          name: 'Şükrü Öz',
          email: 'sukru@ornek.com',
          phone: '5321234567',
          message: 'Japon yeni?',
        }),
      )
      await store().keepMessage(
        newMessage('b', {
          subject: 'b',
          name: 'Ayşe',
          email: 'a@ornek.com',
          phone: '(212) 555 00 00',
          message: 'Istanbul, 50% mi!',
        }),
      )
      const messages = await store().messages({ limit: 9, search })
      expect(messages.map(({ subject }) => subject).toSorted()).toEqual(found)
    })

    test('the store lists open messages before a time, oldest first', async () => {
      const kept: number[] = []
      for (const receivedAt of [30, 10, 20, 40])
        kept.push((await store().keepMessage(newMessage(`at ${receivedAt}`, { receivedAt }))).number)
      const [thirty = 0, ten = 0, twenty = 0] = kept
      await store().markMessage(ten, 50, null)
      expect(await store().openMessagesBefore(40)).toEqual([twenty, thirty])
    })

    test('the store deletes only messages older than the limit', async () => {
      await store().keepMessage(newMessage('old', { receivedAt: 10 }))
      await store().keepMessage(newMessage('new', { receivedAt: 20 }))
      expect(await store().deleteMessages(20)).toBe(1)
      expect((await store().messages({ limit: 9 })).map(({ receivedAt }) => receivedAt)).toEqual([20])
    })
  })
}
