import * as v from 'valibot'
import type { MessageActions } from '#contract/panel/message-pages.ts'
import { allMessages, messagesCsv, resendMail } from '../../messages/index.ts'
import type { ActionsOf } from '../action.ts'

const ofMessage = v.strictObject({ number: v.pipe(v.number(), v.integer(), v.minValue(1)) })
const NOT_FOUND = { kind: 'not-found' } as const

export const MESSAGE_ACTIONS: ActionsOf<MessageActions> = {
  readMessage: {
    permission: 'answer',
    schema: ofMessage,
    async handler({ body }, { store, clock, reportIsOld }) {
      if (await store.readMessage(body.number, clock.now())) reportIsOld()
      return { kind: 'read' }
    },
    audit: 'none',
  },
  markMessage: {
    permission: 'answer',
    schema: v.strictObject({ ...ofMessage.entries, answered: v.boolean() }),
    async handler({ body: { number, answered }, session }, { store, clock, reportIsOld }) {
      const [at, by] = answered ? [clock.now(), session.person.name] : [null, null]
      if (!(await store.markMessage(number, at, by))) return NOT_FOUND
      reportIsOld()
      return { kind: 'marked' }
    },
    audit: () => null,
  },
  resendMail: {
    permission: 'answer',
    schema: ofMessage,
    async handler({ body }, { store, settings, office, clock, reportIsOld }) {
      const message = await store.message(body.number)
      if (message === null) return NOT_FOUND
      if (settings.mail.kind === 'none') return { kind: 'no-mail' }
      await resendMail(store, message, new URL(office.current().facts.origin).hostname, clock.now())
      reportIsOld()
      return { kind: 'queued' }
    },
    audit: () => null,
  },
  eraseMessage: {
    permission: 'erase',
    passkey: true,
    schema: ofMessage,
    async handler({ body }, { store, reportIsOld }) {
      if (!(await store.eraseMessage(body.number))) return NOT_FOUND
      reportIsOld()
      return { kind: 'erased' }
    },
    audit: (_, { body }) => ({ about: 'messages', text: `${body.number} numaralı mesaj silindi` }),
  },
  exportMessages: {
    permission: 'export',
    passkey: true,
    schema: v.strictObject({}),
    async handler(_asked, { store }) {
      const messages = await allMessages(store)
      return { kind: 'exported', csv: await messagesCsv(messages), messages: messages.length }
    },
    audit: ({ messages }) => ({ about: 'messages', text: `mesajlar tablo olarak indirildi (${messages} mesaj)` }),
  },
}
