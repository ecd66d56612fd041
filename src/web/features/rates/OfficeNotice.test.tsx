import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { dayOf, HOUR, SECOND } from '#domain/calendar.ts'
import { freezeAfternoon, pass, show, site } from '../../../../test/fakes/live-page.tsx'
import { OFFICE_FACTS } from '../../../../test/fakes/office-facts.ts'
import { AFTERNOON, pageState, RATES } from '../../../../test/fakes/page-state.ts'
import { useFeed } from '../../live/index.ts'
import { OfficeNotice } from './OfficeNotice.tsx'

freezeAfternoon()

const text = 'Bugün 18.30’da <b>kapanıyoruz</b>.'
const untilClosing = { text, until: { day: dayOf(AFTERNOON), time: '18:30' } }
const officeWith = (notice: OfficeFacts['notice']) => ({ office: { ...OFFICE_FACTS, notice } })

function Listening() {
  useFeed('table')
  return <OfficeNotice />
}

test('the server renders the office’s notice as escaped text', () => {
  const html = renderToString(site(pageState(RATES, officeWith(untilClosing)), <OfficeNotice />))
  expect(html).toContain('18.30’da &lt;b&gt;kapanıyoruz&lt;/b&gt;.')
})

test('an open page removes the office’s notice when it ends', async () => {
  await show(<Listening />, RATES, officeWith(untilClosing))
  expect(screen.getByRole('status').textContent).toBe(text)
  await pass(4 * HOUR)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('an open page shows, replaces and removes the office’s notice', async () => {
  const { settings } = await show(<Listening />, RATES, officeWith(null))
  expect(screen.getByRole('status').textContent).toBe('')
  for (const notice of [untilClosing, { text: 'Yarın 10.00’da açılıyoruz.', until: null }, null]) {
    await act(async () => settings.set({ ...settings.get(), notice }))
    await pass(SECOND)
    expect(screen.getByRole('status').textContent).toBe(notice?.text ?? '')
  }
})
