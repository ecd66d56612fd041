import { PANEL_PATHS } from '#contract/panel/paths.ts'
import { approve } from './acts/approval.ts'
import { changeFact, showFacts } from './acts/facts.ts'
import { turnAll, turnOne } from './acts/halts.ts'
import {
  changeWeek,
  closeEarly,
  removeSpecialDay,
  saveSpecialDay,
  showHours,
  showSpecialDay,
  showWeek,
} from './acts/hours.ts'
import { changeGold, changePrice, changeSeveral } from './acts/margins.ts'
import { eraseMessage, markMessage, messagesTable, resendMail, showMessage, showMessages } from './acts/messages.ts'
import { removeNotice, saveNotice, showNotice } from './acts/notice.ts'
import {
  addPerson,
  cancelInvitation,
  invite,
  PEOPLE_ACTS,
  PEOPLE_DIALOGS,
  showAddPerson,
  showPeople,
} from './acts/people.ts'
import { restore, showHistory, showRestoring, undo } from './acts/versions.ts'
import { showDayRecord, showMore, showStatus } from './overview-pages.ts'
import { showGold, showHome, showPrice, showSeveral } from './price-pages.ts'
import { form, page, type PanelRoute } from './route.ts'

const price = (act: string): string => `/fiyat/:kod${act}`
const message = (act: string): string => `/mesajlar/:no${act}`
const person = (act: string): string => `/kisiler/:kisi${act}`
const device = '/kisiler/:kisi/cihaz/:cihaz/kaldir'
const version = '/gecmis/:no/don'

/** All that the panel can do, with what of the roles each needs. The sheet of an act has the act's own address. */
export const ROUTES: readonly PanelRoute[] = [
  page(PANEL_PATHS.home, 'read', showHome()),
  page(PANEL_PATHS.haltAll, 'halt', showHome(true)),
  form(PANEL_PATHS.haltAll, 'halt', turnAll(true)),
  form(PANEL_PATHS.resumeAll, 'resume', turnAll(false)),
  page(price(''), 'read', showPrice()),
  form(price(''), 'price', changePrice),
  page(price('/durdur'), 'halt', showPrice(true)),
  form(price('/durdur'), 'halt', turnOne(true)),
  form(price('/surdur'), 'resume', turnOne(false)),
  form(price('/gecir'), 'approve', approve),
  page(PANEL_PATHS.several, 'price', showSeveral),
  form(PANEL_PATHS.several, 'price', changeSeveral),
  page(PANEL_PATHS.gold, 'read', showGold),
  form(PANEL_PATHS.gold, 'gold', changeGold),

  page(PANEL_PATHS.notice, 'read', showNotice),
  form(PANEL_PATHS.notice, 'notice', saveNotice),
  form(PANEL_PATHS.noNotice, 'notice', removeNotice),
  page(PANEL_PATHS.hours, 'read', showHours),
  form(PANEL_PATHS.closeEarly, 'hours', closeEarly),
  page(PANEL_PATHS.week, 'hours', showWeek),
  form(PANEL_PATHS.week, 'hours', changeWeek),
  page(PANEL_PATHS.specialDay, 'hours', showSpecialDay),
  form(PANEL_PATHS.specialDay, 'hours', saveSpecialDay),
  form(PANEL_PATHS.noSpecialDay, 'hours', removeSpecialDay),
  page(PANEL_PATHS.facts, 'read', showFacts),
  form(PANEL_PATHS.facts, 'facts', changeFact),

  page(PANEL_PATHS.messages, 'read', showMessages),
  page(PANEL_PATHS.messagesTable, 'export', messagesTable),
  page(message(''), 'read', showMessage()),
  form(message('/cevaplandi'), 'answer', markMessage(true)),
  form(message('/acik'), 'answer', markMessage(false)),
  form(message('/yeniden-gonder'), 'answer', resendMail),
  page(message('/sil'), 'erase', showMessage(true)),
  form(message('/sil'), 'erase', eraseMessage),

  page(PANEL_PATHS.history, 'read', showHistory),
  page(PANEL_PATHS.dayRecord, 'read', showDayRecord),
  page(version, 'restore', showRestoring),
  form(version, 'restore', restore),
  form(PANEL_PATHS.undo, 'undo', undo),

  page(PANEL_PATHS.people, 'people', showPeople()),
  page(PANEL_PATHS.addPerson, 'people', showAddPerson),
  form(PANEL_PATHS.addPerson, 'people', addPerson),
  form(person('/baglanti'), 'people', invite),
  form(person('/baglanti-iptal'), 'people', cancelInvitation),
  page(person('/yetki'), 'people', showPeople(PEOPLE_DIALOGS.role)),
  form(person('/yetki'), 'people', PEOPLE_ACTS.role),
  page(person('/cikar'), 'people', showPeople(PEOPLE_DIALOGS.signOut)),
  form(person('/cikar'), 'people', PEOPLE_ACTS.signOut),
  form(person('/giris-kapat'), 'people', PEOPLE_ACTS.close),
  form(person('/giris-ac'), 'people', PEOPLE_ACTS.open),
  page(person('/kaldir'), 'people', showPeople(PEOPLE_DIALOGS.remove)),
  form(person('/kaldir'), 'people', PEOPLE_ACTS.remove),
  page(device, 'people', showPeople(PEOPLE_DIALOGS.device)),
  form(device, 'people', PEOPLE_ACTS.removeDevice),

  page(PANEL_PATHS.more, 'read', showMore),
  page(PANEL_PATHS.status, 'read', showStatus),
  form(PANEL_PATHS.signOut, 'read', () => Promise.resolve({ kind: 'signed-out' })),
]
