import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { quote } from '../../../../test/fakes/market.ts'
import { AFTERNOON, pageState } from '../../../../test/fakes/page-state.ts'
import { expectConsoleError } from '../../../../test/setup-console.ts'
import { PageStateProvider } from '../../page-state/index.ts'
import { useChartRecord } from './use-chart-record.ts'

const DOLLAR = quote('USD', '41.1920', '41.2835', AFTERNOON)
const fetchRecord = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  fetchRecord.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetchRecord)
})

function open(first: typeof DOLLAR | null = DOLLAR) {
  const { result, rerender } = renderHook(
    ({ of, period }: { of: typeof DOLLAR | null; period: 'weekly' | 'monthly' }) =>
      useChartRecord({ code: 'USD', period }, INSTRUMENTS.USD, of, AFTERNOON),
    {
      initialProps: { of: first, period: 'weekly' },
      wrapper: ({ children }) => <PageStateProvider state={pageState()}>{children}</PageStateProvider>,
    },
  )
  return { load: () => result.current.load, rerender }
}

/** Fires "online" and waits for the second call. */
async function comeBack(): Promise<void> {
  const calls = fetchRecord.mock.calls.length
  await act(async () => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(fetchRecord).toHaveBeenCalledTimes(calls + 1))
  await act(async () => {})
}

test('the chart’s placeholder is drawn only once per currency and period', async () => {
  expectConsoleError(/^chart data/)
  const { load, rerender } = open()
  await waitFor(() => expect(load().kind).toBe('placeholder'))
  const drawn = load()
  await comeBack()
  expect(load()).toBe(drawn)
  rerender({ of: DOLLAR, period: 'monthly' })
  await waitFor(() => expect(load()).toMatchObject({ kind: 'placeholder', points: { length: 30 } }))
})

const answer = () => Response.json({ data: [{ tarih: '2025-11-20', buy_rate: 41.1, sell_rate: 41.2 }] })

test('the chart ignores a late answer for an earlier choice', async () => {
  const late = Promise.withResolvers<Response>()
  fetchRecord.mockReturnValueOnce(late.promise).mockResolvedValueOnce(answer())
  const { load, rerender } = open()
  rerender({ of: DOLLAR, period: 'monthly' })
  await waitFor(() => expect(load().kind).toBe('record'))
  const shown = load()
  await act(async () => late.resolve(answer()))
  expect(load()).toBe(shown)
})

test('a chart record replaces the placeholder as soon as the call succeeds', async () => {
  expectConsoleError(/^chart data/)
  const { load } = open()
  await waitFor(() => expect(load().kind).toBe('placeholder'))
  fetchRecord.mockResolvedValue(answer())
  await comeBack()
  expect(load().kind).toBe('record')
})

test('a chart record counts as incomplete from a sleep until it is fetched again', async () => {
  fetchRecord.mockResolvedValueOnce(answer())
  const { load } = open()
  await waitFor(() => expect(load()).toMatchObject({ kind: 'record', whole: true }))
  const second = Promise.withResolvers<Response>()
  fetchRecord.mockReturnValueOnce(second.promise)
  await comeBack()
  expect(load()).toMatchObject({ kind: 'record', whole: false })
  await act(async () => second.resolve(answer()))
  await waitFor(() => expect(load()).toMatchObject({ kind: 'record', whole: true }))
})

test('the chart’s placeholder is drawn as soon as a price is known', async () => {
  expectConsoleError(/^chart data/)
  const { load, rerender } = open(null)
  await waitFor(() => expect(load().kind).toBe('nothing'))
  rerender({ of: DOLLAR, period: 'weekly' })
  await comeBack()
  expect(load().kind).toBe('placeholder')
})
