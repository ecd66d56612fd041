import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import type { Outcome } from '#contract/panel/frame.ts'
import type { PanelBody } from '#contract/panel/page.ts'
import type { PeopleDialog } from '#contract/panel/people.ts'
import { PanelDocument, panelHtml } from '../../../test/fakes/panel-document.ts'
import { messagePage, messagesPage } from '../../../test/fakes/panel-messages.ts'
import {
  day,
  dayRecordPage,
  factsPage,
  historyPage,
  hoursPage,
  morePage,
  NOTICE_TEXT,
  noticePage,
} from '../../../test/fakes/panel-office.ts'
import { moment, panelFrame, SAR_HALTED, YEN_HELD } from '../../../test/fakes/panel-page.ts'
import { addPersonPage, invitationPage, peoplePage } from '../../../test/fakes/panel-people.ts'
import { REFUSED, statusPage } from '../../../test/fakes/panel-status.ts'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

const DONE: Outcome = {
  kind: 'done',
  text: 'Duyuru yayında.',
  took: 2900,
  version: 43,
  unheard: ['b'],
  undoable: true,
}
const OUTCOMES: readonly Outcome[] = [
  DONE,
  { kind: 'refused', reasons: ['Olmaz.'], fields: [{ field: 'metin', text: 'Çok uzun.', likely: null }] },
  { kind: 'unusual', reasons: ['Alışılmadık.'] },
  { kind: 'outdated' },
  { kind: 'conflict', by: null, at: moment('17:11'), changes: ['duyuru: yok → …'] },
  { kind: 'failed', text: 'Sunucu yanıt vermedi.', at: moment('17:11') },
]

const DIALOGS: readonly PeopleDialog[] = [
  { kind: 'sign-out', person: 'ak' },
  { kind: 'remove-device', person: 'ak', device: 'a2' },
  { kind: 'role', person: 'ak' },
  { kind: 'remove', person: 'ak' },
]

const SPECIAL = { day: '2026-08-30', name: 'Zafer Bayramı', hours: 'kapalı' }
const UNTIL = { day: day('2026-08-03'), time: '09:00' }

const PAGES: readonly (readonly [name: string, body: PanelBody])[] = [
  ['a notice to come', noticePage()],
  ['a notice that stands', noticePage({ typed: null, notice: { text: NOTICE_TEXT, until: UNTIL }, closesAt: null })],
  ...OUTCOMES.map((outcome) => [`a notice that was ${outcome.kind}`, noticePage({ outcome })] as const),
  ['the hours', hoursPage()],
  ['the week, changed', hoursPage({ editing: { kind: 'week', typed: [] } })],
  ['a special day', hoursPage({ editing: { kind: 'special-day', day: day(SPECIAL.day), typed: SPECIAL } })],
  ['a new special day', hoursPage({ editing: { kind: 'special-day', day: null, typed: SPECIAL } })],
  ['no special days', hoursPage({ hours: { ...hoursPage().hours, special: [] }, earlyTimes: [] })],
  ['the facts', factsPage()],
  ['the address, changed', factsPage({ editing: 'adres' })],
  ['the history', historyPage()],
  ['a history to come', historyPage({ versions: [], before: null })],
  ['a way back', historyPage({ restoring: { number: 40, lines: ['USD alış payı −0,02 → −0,01'] } })],
  ['a day’s record', dayRecordPage()],
  ['the messages', messagesPage({ before: 12 })],
  ['messages that were searched', messagesPage({ search: '"<çeyrek>', messages: [] })],
  ['a message', messagePage()],
  ['a message to erase', messagePage({ asksToErase: true })],
  ['the people', peoplePage()],
  ...DIALOGS.map((dialog) => [`people: ${dialog.kind}`, peoplePage({ dialog })] as const),
  [
    'somebody new',
    addPersonPage({
      outcome: { kind: 'refused', reasons: [], fields: [{ field: 'ad', text: 'Bu adda biri var.', likely: null }] },
    }),
  ],
  ['an invitation', invitationPage()],
  ['the rest', morePage()],
  ['the state of the site', statusPage({ prices: [YEN_HELD, SAR_HALTED], refused: REFUSED })],
  ['a problem', { kind: 'problem', status: 404, title: 'Sayfa bulunamadı', text: 'Bu adreste bir sayfa yok.' }],
]

test.each(PAGES)('%s is valid HTML, for a manager and at the counter', async (_name, body) => {
  for (const role of ['yonetici', 'gise'] as const) {
    const { results } = await validator.validateString(panelHtml(body, panelFrame(role)))
    const mistakes = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(mistakes).toEqual([])
  }
})

test.each([
  ['/duyuru', noticePage({ outcome: DONE })],
  ['/saatler', hoursPage({ outcome: DONE })],
  ['/bilgiler', factsPage({ outcome: DONE })],
  ['/gecmis', historyPage({ outcome: DONE })],
])('what was published on %s is taken back there', (path, body) => {
  expect(new PanelDocument(body).form('/geri-al')).toMatchObject({ surum: '43', donus: path })
})
