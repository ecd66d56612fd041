import { expect, test } from 'vitest'
import type { MessageFilter } from '../store/message-store.ts'
import { messagesOf, senderOf } from './message-choice.ts'

test.each([
  ['Ayse.Yilmaz@Ornek.com', 'ayse.yilmaz@ornek.com'],
  ['+90 (532) 123-45-67', '5321234567'],
  ['tel. 0532 123 45 67', '5321234567'],
  ['444 0 123', '4440123'],
])('choosing messages from %s searches the store for that sender only', async (from, search) => {
  const asked: MessageFilter[] = []
  const store = {
    messages(filter: MessageFilter) {
      asked.push(filter)
      return Promise.resolve([])
    },
  }
  await messagesOf(store, senderOf({ options: { from }, operands: [] }))
  expect(asked).toEqual([{ search, limit: 200 }])
})
