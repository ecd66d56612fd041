import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openClient } from '../../../test/fakes/panel-client.tsx'
import { messageLine, messagePage, messagesPage } from '../../../test/fakes/panel-messages.ts'
import { dayRecordPage, factsPage, historyPage, hoursPage, noticePage } from '../../../test/fakes/panel-office.ts'
import {
  homePage,
  moment,
  panelFrame,
  panelPage,
  panelPrice,
  pricePage,
  YEN_HELD,
} from '../../../test/fakes/panel-page.ts'
import { peoplePage } from '../../../test/fakes/panel-people.ts'
import { statusPage } from '../../../test/fakes/panel-status.ts'
import type { PanelBody } from '../../contract/panel/page.ts'

const WAITING = { kind: 'waiting', attempts: 4, dueAt: moment('17:40'), error: 'sunucu yanıt vermedi' } as const
const DEAD = { kind: 'dead', attempts: 9, at: moment('17:00'), error: '550 adres yok' } as const
const MARKED = { handledAt: moment('17:12'), handledBy: 'Ayşe Kaya' } as const

const dead = (number: number, name: string): PanelBody =>
  messagesPage({ messages: [messageLine({ number, name, mail: DEAD })] })
const invited = (invitedUntil: number | null): PanelBody => ({
  ...peoplePage(),
  people: peoplePage().people.map((person) => ({ ...person, invitedUntil })),
})

/** Each page before and after a new state, which arrives a day later and includes changes by others. */
const UPDATED_PAGES: readonly (readonly [name: string, before: PanelBody, after: PanelBody])[] = [
  ['prices', homePage(), homePage({ prices: [panelPrice('USD', { own: panelPrice('EUR').own }), YEN_HELD] })],
  ['one price', pricePage(), pricePage('USD', { price: panelPrice('USD', { own: panelPrice('EUR').own }) })],
  ['a mail that waits', messagesPage(), messagesPage({ messages: [messageLine({ mail: WAITING })] })],
  ['mails that were given up', dead(31, 'Elif Örnek'), dead(30, 'Hakan Örnek')],
  ['a message that somebody answers', messagePage(), messagePage(MARKED)],
  ['a message that was answered', messagePage(MARKED), messagePage({ ...MARKED, handledBy: 'Mert Demir' })],
  ['a person who was invited', invited(moment('17:40')), invited(null)],
  ['hours', hoursPage(), hoursPage()],
  ['the notice', noticePage(), noticePage({ notice: null })],
  ['facts', factsPage(), factsPage({ banks: [] })],
  ['the history', historyPage(), historyPage()],
  ['the record of a day', dayRecordPage(), dayRecordPage({ rows: [] })],
  ['the state of the site', statusPage(), statusPage({ findings: [] })],
]

test.each(UPDATED_PAGES)(
  'a new state does not touch text that a translator may have replaced: %s',
  async (_name, before, after) => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue()
    const client = openClient(panelPage(before, panelFrame('yonetici')))
    await screen.findAllByRole('heading')
    await client.become(panelPage(after, panelFrame('yonetici', { renderedAt: moment('17:12', '2026-08-02') })))
    // Mutation observers run in a microtask after the change.
    await Promise.resolve()
    expect(consoleError.mock.calls).toEqual([])
  },
)
