import type { MessagesPage } from '#contract/panel/message-pages.ts'
import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import { messagePage, MESSAGES_A_PAGE, messagesPage } from '../models/message-models.ts'
import { numberIn, type View } from '../view.ts'

const MAX_SEARCH_LENGTH = 100

export const MESSAGE_VIEWS: readonly View[] = [
  {
    path: PANEL_PATHS.messages,
    permission: 'read',
    async read({ query }, { store }) {
      const shown: MessagesPage['shown'] = query['durum'] === 'yanitlanan' ? 'answered' : 'open'
      // `toWellFormed` replaces half a surrogate pair at the cut, which an address can't contain.
      const search = (query['ara'] ?? '').trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed()
      const before = numberIn(query, 'once')
      const [messages, counts] = await Promise.all([
        store.messages({
          limit: MESSAGES_A_PAGE + 1,
          handled: shown === 'answered',
          unreadFirst: shown === 'open',
          ...(search !== '' && { search }),
          ...(before !== null && { before }),
        }),
        store.countMessages(),
      ])
      return messagesPage(messages, counts, { shown, search })
    },
  },
  {
    path: '/mesajlar/:no',
    permission: 'read',
    async read({ params }, { store, office }) {
      const number = numberIn(params, 'no')
      const message = number === null ? null : await store.message(number)
      const { shortName } = office.current().facts
      return message && messagePage(message, shortName)
    },
  },
]
