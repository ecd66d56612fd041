import { expect, test } from 'vitest'
import { day, hoursPage } from '../../../../test/fakes/panel-office.ts'
import { homePage, panelFrame, panelPage, panelPrice, pricePage } from '../../../../test/fakes/panel-page.ts'
import { addPersonPage, peoplePage } from '../../../../test/fakes/panel-people.ts'
import type { PanelPage } from '../../../contract/panel/page.ts'
import { writePanel } from '../entry.server.tsx'
import { pageIn, renewed } from './renewed-page.ts'

const ASSETS = { script: '/assets/panel.js', sheet: '/assets/panel.css' }

test('a page that is told again has the figures of now, and what its form came back with', () => {
  const typed = { buy: '−0,03', sell: '+0,04' }
  const outcome = { kind: 'conflict', by: 'Kemal Aydın', at: 0, changes: [] } as const
  const told = panelPage(pricePage('USD', { price: panelPrice('USD', { own: null }) }))
  const after = renewed(panelPage(pricePage('USD', { typed, outcome })), told)
  expect(after.body).toMatchObject({ outcome, typed, price: { own: null } })
})

test('a halt that came late asks for itself no more', () => {
  const outcome = { kind: 'failed', text: 'Kaydedildi, ama site henüz kaldırmadı.', at: 0 } as const
  const all = renewed(panelPage(homePage({ outcome })), panelPage(homePage({ asksToHaltAll: true })))
  expect(all.body).toMatchObject({ outcome, asksToHaltAll: false })
  const one = renewed(panelPage(pricePage('USD', { outcome })), panelPage(pricePage('USD', { asksToHalt: true })))
  expect(one.body).toMatchObject({ outcome, asksToHalt: false })
})

test('somebody new whose name will not do reads why as long as the page stands', () => {
  const fields = [{ field: 'ad', text: 'Bu adda biri var.', likely: null }]
  const outcome = { kind: 'refused', reasons: ['Bu adda biri var.'], fields } as const
  const typed = { name: 'Mert Demir', role: 'fiyat' } as const
  const after = renewed(panelPage(addPersonPage({ typed, outcome })), panelPage(addPersonPage({ typed: null })))
  expect(after.body).toMatchObject({ typed, outcome })
})

test('what was asked of a person, or opened of a day, stays away once it was answered', () => {
  const outcome = { kind: 'failed', text: 'Girişi açık olan tek yönetici bu kişi.', at: 0 } as const
  const asked = peoplePage({ dialog: { kind: 'remove', person: 'ka' } })
  expect(renewed(panelPage(peoplePage({ outcome })), panelPage(asked)).body).toMatchObject({ outcome, dialog: null })
  const typed = { day: '2026-08-30', name: 'Zafer Bayramı', hours: 'kapalı' }
  const opened = hoursPage({ editing: { kind: 'special-day', day: day('2026-08-30'), typed } })
  expect(renewed(panelPage(hoursPage({ outcome })), panelPage(opened)).body).toMatchObject({ outcome, editing: null })
})

test('what an address says that was done is told by the address', () => {
  const told = panelPage(pricePage('USD'))
  expect(renewed(panelPage(pricePage('USD')), told)).toEqual(told)
})

test('a page that a form was answered with stays, whatever its address is about; its frame goes on', () => {
  const told = panelPage(homePage(), panelFrame('fiyat', { unread: 7 }))
  const after = renewed(panelPage(pricePage('USD')), told)
  expect(after.body.kind).toBe('price')
  expect(after.frame).toMatchObject({ unread: 7 })
})

test('the page that a document carries is read from it, whatever somebody called themselves', () => {
  const page: PanelPage = panelPage(homePage({ lastEdit: { at: 0, by: '</script><b>"&', summary: [] } }))
  expect(pageIn(writePanel(page, '/', ASSETS))).toEqual(page)
  expect(pageIn('<!doctype html><title>502</title>')).toBeNull()
})
