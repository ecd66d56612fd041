import * as v from 'valibot'
import { type MessageActions, PAGE } from '#contract/panel/pages/message-page.ts'
import { resendMail } from '../../messages/index.ts'
import type { ActionsOf } from '../action.ts'
import { messagePage } from '../models/message-models.ts'
import { numberIn, servePage } from '../served-page.ts'

const ofMessage = v.strictObject({ number: v.pipe(v.number(), v.integer(), v.minValue(1)) })
const NOT_FOUND = { kind: 'not-found' } as const

const MESSAGE_ACTIONS: ActionsOf<MessageActions> = {
  readMessage: {
    permission: 'answer',
    schema: ofMessage,
    async handler({ body }, { store, clock }) {
      await store.readMessage(body.number, clock.now())
      return { kind: 'read' }
    },
    audit: 'none',
  },
  markMessage: {
    permission: 'answer',
    schema: v.strictObject({ ...ofMessage.entries, answered: v.boolean() }),
    async handler({ body: { number, answered }, session, act }) {
      const [at, by] = answered ? [act.at, session.person.name] : [null, null]
      const marked = { kind: 'marked' } as const
      if (!(await act.as(marked).markMessage(number, at, by))) return NOT_FOUND
      return marked
    },
    audit: () => null,
  },
  resendMail: {
    permission: 'answer',
    schema: ofMessage,
    async handler({ body, act }, { store, settings, office }) {
      const message = await store.message(body.number)
      if (message === null) return NOT_FOUND
      if (settings.mail.kind === 'none') return { kind: 'no-mail' }
      const queued = { kind: 'queued' } as const
      await resendMail(act.as(queued), message, new URL(office.current().facts.origin).hostname, act.at)
      return queued
    },
    audit: () => null,
  },
  eraseMessage: {
    permission: 'erase',
    passkey: true,
    schema: ofMessage,
    async handler({ body, act }) {
      const erased = { kind: 'erased' } as const
      if (!(await act.as(erased).eraseMessage(body.number))) return NOT_FOUND
      return erased
    },
    audit: (_, { body }) => ({ about: 'messages', text: `${body.number} numaralı mesaj silindi` }),
  },
}

export const serveMessage = servePage<'message'>(PAGE, {
  async read({ params }, { kept, office }) {
    const number = numberIn(params, 'no')
    const message = number === null ? null : await kept.message(number)
    const { shortName } = office.current().facts
    return message && messagePage(message, shortName)
  },
  actions: MESSAGE_ACTIONS,
})
