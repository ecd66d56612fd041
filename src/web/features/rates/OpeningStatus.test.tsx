import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { dayOf, HOUR, instantOf, SECOND } from '#domain/calendar.ts'
import { freezeAfternoon, pass, send, show, site } from '../../../../test/fakes/live-page.tsx'
import { AFTERNOON, pageState } from '../../../../test/fakes/page-state.ts'
import { LiveHero } from './LiveHero.tsx'
import { OpeningStatus } from './OpeningStatus.tsx'
import { RateBoards } from './RateBoards.tsx'

const CLOSING = instantOf(dayOf(AFTERNOON), '18:30')

freezeAfternoon()

test('the opening status is in the server’s HTML and changes after hydration if the office has closed', async () => {
  const page = site(pageState(), <OpeningStatus />)
  const root = document.createElement('div')
  root.innerHTML = renderToString(page)
  expect(root.textContent).toBe('Açık, 18.30’a kadar')
  // The page was cached until after closing. The first render uses the server's time, the next one the clock's.
  vi.setSystemTime(AFTERNOON + 5 * HOUR)
  const hydrated = await act(async () => hydrateRoot(root, page))
  await pass(SECOND)
  expect(root.textContent).toBe('Kapalı, cumartesi 09.00’da açılır')
  await act(async () => hydrated.unmount())
})

test('the opening status changes within a second of closing and is not a live region', async () => {
  render(site(pageState(), <OpeningStatus />))
  await pass(SECOND)
  const status = screen.getByText('Açık, 18.30’a kadar')
  expect(status.closest('[aria-live], [role=status], [role=alert]')).toBeNull()
  await pass(CLOSING - Date.now() - SECOND)
  expect(status.textContent).toBe('Açık, 18.30’a kadar')
  await pass(2 * SECOND)
  expect(status.textContent).toBe('Kapalı, cumartesi 09.00’da açılır')
})

test('the opening status names a live price beside a closed counter', async () => {
  vi.setSystemTime(CLOSING + HOUR)
  await show(<RateBoards />)
  const board = () => screen.getByRole('region', { name: /gişe kurları/ }).textContent
  expect(board()).toContain('Kapalı, cumartesi 09.00’da açılır')
  send('USD', '41.2000', '41.3000')
  await pass(2 * SECOND)
  expect(board()).toContain('Gişe kapalı · fiyat canlı')
})

test('the hero and the office’s board show the opening status, the central bank’s board does not', async () => {
  await show(
    <>
      <LiveHero />
      <RateBoards />
    </>,
  )
  expect(screen.getAllByText('Açık, 18.30’a kadar')).toHaveLength(2)
  for (const name of [/^Dolar ve euro$/, /gişe kurları/])
    expect(screen.getByRole('region', { name }).textContent).toContain('Açık, 18.30’a kadar')
})
