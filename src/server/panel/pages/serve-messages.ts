import * as v from 'valibot'
import { type ExportActions, type MessagesPage, PAGE } from '#contract/panel/pages/messages-page.ts'
import { allMessages, messagesCsv } from '../../messages/index.ts'
import type { ActionsOf } from '../action.ts'
import { MESSAGES_A_PAGE, messagesPage } from '../models/message-models.ts'
import { numberIn, servePage } from '../served-page.ts'

const MAX_SEARCH_LENGTH = 100

const EXPORT_ACTIONS: ActionsOf<ExportActions> = {
  exportMessages: {
    permission: 'export',
    passkey: true,
    schema: v.strictObject({}),
    async handler({ act }, { store }) {
      const messages = await allMessages(store)
      const answer = { kind: 'exported', csv: await messagesCsv(messages), messages: messages.length } as const
      const text = `mesajlar tablo olarak indirildi (${messages.length} mesaj)`
      await act.as({ kind: 'shown-once' }, { line: { about: 'messages', text } }).justRecord()
      return answer
    },
    audit: 'own',
  },
}

export const serveMessages = servePage<'messages'>(PAGE, {
  async read({ query }, { kept }) {
    const shown: MessagesPage['shown'] = query['durum'] === 'yanitlanan' ? 'answered' : 'open'
    // `toWellFormed` replaces half a surrogate pair at the cut, which an address can't contain.
    const search = (query['ara'] ?? '').trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed()
    const before = numberIn(query, 'once')
    const [messages, counts] = await Promise.all([
      kept.messages({
        limit: MESSAGES_A_PAGE + 1,
        handled: shown === 'answered',
        unreadFirst: shown === 'open',
        ...(search !== '' && { search }),
        ...(before !== null && { before }),
      }),
      kept.countMessages(),
    ])
    return messagesPage(messages, counts, { shown, search })
  },
  actions: EXPORT_ACTIONS,
})
