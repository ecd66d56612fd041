import { act } from '@testing-library/react'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { pass, site } from '../../../test/fakes/live-page.tsx'
import { pageState } from '../../../test/fakes/page-state.ts'
import { hydrate } from '../islands/index.ts'
import { CookiePolicyPage } from '../pages/cookie-policy/CookiePolicyPage.tsx'
import { Footer } from './frame/Footer.tsx'

const NEW_YEARS_EVE = Date.parse('2025-12-31T23:50:00+03:00')

beforeEach(() => {
  vi.useFakeTimers({ now: NEW_YEARS_EVE })
})
afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

/** React logs a hydration mismatch to the console, which fails the test. */
test.each<[string, ComponentType, before: string, after: string]>([
  ['the date of the cookie policy', CookiePolicyPage, '31.12.2025', '01.01.2026'],
  ['the year in the footer', Footer, '© 2025', '© 2026'],
])('%s is updated at midnight in an open tab', async (_case, Part, before, after) => {
  const page = site(pageState(null, { renderedAt: NEW_YEARS_EVE }), <Part />)
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  await act(async () => hydrate(root, page))
  expect(root.textContent).toContain(before)
  await pass(20 * MINUTE)
  expect(root.textContent).not.toContain(before)
  expect(root.textContent).toContain(after)
})
