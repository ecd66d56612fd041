import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { pass, site } from '../../../../test/fakes/live-page.tsx'
import { OFFICE_FACTS } from '../../../../test/fakes/office-facts.ts'
import { pageState } from '../../../../test/fakes/page-state.ts'
import { hydrate } from '../../../web/islands/index.ts'
import { DataPage } from './DataPage.tsx'

const NEW_YEARS_EVE = Date.parse('2025-12-31T23:50:00+03:00')

beforeEach(() => {
  vi.useFakeTimers({ now: NEW_YEARS_EVE })
})
afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

test('the date of the example call is updated at midnight in an open tab', async () => {
  const page = site(pageState(null, { renderedAt: NEW_YEARS_EVE }), <DataPage />)
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  await act(async () => hydrate(root, page))
  expect(root.textContent).toContain('date=2025-12-31')
  await pass(20 * MINUTE)
  expect(root.textContent).not.toContain('date=2025-12-31')
  expect(root.textContent).toContain('date=2026-01-01')
})

test('the page says in both languages if the office does not share its prices', () => {
  render(site(pageState(null, { office: { ...OFFICE_FACTS, sharing: false } }), <DataPage />))
  expect(screen.getByText(/şu anda başka sitelerle paylaşmıyor/)).toBeTruthy()
  expect(screen.getByText(/shares its prices with no other site/)).toBeTruthy()
})
