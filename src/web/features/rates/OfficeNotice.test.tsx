import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { dayOf, HOUR, SECOND } from '#domain/calendar.ts'
import { OFFICE_FACTS } from '../../../../test/fakes/office-facts.ts'
import { AFTERNOON, pageState, RATES } from '../../../../test/fakes/page-state.ts'
import { watchTexts } from '../../../../test/watch-texts.ts'
import { type FeedName, LiveRates, type LiveState, useFeed } from '../../live/index.ts'
import { PageStateProvider } from '../../page-state/index.ts'
import { OfficeNotice } from './OfficeNotice.tsx'

const text = 'Bugün 18.30’da <b>kapanıyoruz</b>.'
const untilClosing = { text, until: { day: dayOf(AFTERNOON), time: '18:30' } }

let live: LiveState
let stopWatching: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: AFTERNOON })
  stopWatching = watchTexts()
})
afterEach(() => {
  stopWatching()
  vi.useRealTimers()
})

/** Replaces the engine and gives the live state to the test. */
const load = async () => (_name: FeedName, state: LiveState) => {
  live = state
  return () => {}
}

function Listening() {
  useFeed('table')
  return <OfficeNotice />
}

function page(notice: OfficeFacts['notice']) {
  return (
    <PageStateProvider state={pageState(RATES, { office: { ...OFFICE_FACTS, notice } })}>
      <LiveRates load={load}>
        <Listening />
      </LiveRates>
    </PageStateProvider>
  )
}

const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))

test('the server renders the office’s notice as escaped text', () => {
  expect(renderToString(page(untilClosing))).toContain('18.30’da &lt;b&gt;kapanıyoruz&lt;/b&gt;.')
})

test('an open page removes the office’s notice when it ends', async () => {
  render(page(untilClosing))
  await pass(SECOND)
  expect(screen.getByRole('status').textContent).toBe(text)
  await pass(4 * HOUR)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('an open page shows, replaces and removes the office’s notice', async () => {
  render(page(null))
  await pass(SECOND)
  expect(screen.getByRole('status').textContent).toBe('')
  for (const notice of [untilClosing, { text: 'Yarın 10.00’da açılıyoruz.', until: null }, null]) {
    await act(async () => live.settings.set({ ...live.settings.get(), notice }))
    await pass(SECOND)
    expect(screen.getByRole('status').textContent).toBe(notice?.text ?? '')
  }
})
