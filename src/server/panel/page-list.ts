import type { PageKind } from '#contract/panel/declared-page.ts'
import { serveAddPerson } from './pages/serve-add-person.ts'
import { serveBanknotes } from './pages/serve-banknotes.ts'
import { serveDayRecord } from './pages/serve-day-record.ts'
import { serveFacts } from './pages/serve-facts.ts'
import { serveGoldBoard } from './pages/serve-gold-board.ts'
import { serveHistory } from './pages/serve-history.ts'
import { serveHome } from './pages/serve-home.ts'
import { serveHours } from './pages/serve-hours.ts'
import { serveMessage } from './pages/serve-message.ts'
import { serveMessages } from './pages/serve-messages.ts'
import { serveMore } from './pages/serve-more.ts'
import { serveNotice } from './pages/serve-notice.ts'
import { servePeople } from './pages/serve-people.ts'
import { servePrice } from './pages/serve-price.ts'
import { serveSeveral } from './pages/serve-several.ts'
import { serveStatus } from './pages/serve-status.ts'
import type { ServedPage } from './served-page.ts'

/** All pages. */
export const PAGES: { readonly [Kind in PageKind]: ServedPage<Kind> } = {
  home: serveHome,
  price: servePrice,
  banknotes: serveBanknotes,
  several: serveSeveral,
  'gold-board': serveGoldBoard,
  notice: serveNotice,
  hours: serveHours,
  facts: serveFacts,
  history: serveHistory,
  'day-record': serveDayRecord,
  messages: serveMessages,
  message: serveMessage,
  people: servePeople,
  'add-person': serveAddPerson,
  more: serveMore,
  status: serveStatus,
}
