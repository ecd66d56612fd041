import { act, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { PageState, RatesState } from '../../src/contract/page-state.ts'
import { readPriceMessage } from '../../src/contract/price-wire.ts'
import { SECOND, writeStamp } from '../../src/domain/calendar.ts'
import { CURRENCY_BOARD } from '../../src/domain/currencies.ts'
import type { CurrencyCode } from '../../src/domain/currency.ts'
import { isTwoSided } from '../../src/domain/quote.ts'
import { ok } from '../../src/domain/result.ts'
import { noteSumWords } from '../../src/web/copy/banknote-sum-words.ts'
import { TURKISH_PRICES } from '../../src/web/copy/turkish-prices.ts'
import { TURKISH_SUMS } from '../../src/web/copy/turkish-sums.ts'
import { TURKISH_FRAME } from '../../src/web/copy/turkish.ts'
import { type FeedName, LiveRates, type LiveState } from '../../src/web/live/index.ts'
import { PageStateProvider } from '../../src/web/page-state/index.ts'
import { type Words, WordsProvider } from '../../src/web/words/index.ts'
import { AFTERNOON, pageState, RATES } from './page-state.ts'

/** All parts of the Turkish words. */
export const TURKISH_WORDS: Words = { ...TURKISH_FRAME, ...TURKISH_PRICES, ...TURKISH_SUMS, notes: noteSumWords }

let live: LiveState | undefined
export const started: FeedName[] = []

/** Replaces the live engine. It gives the live state to the test, which then acts as the network. */
const load = async () => (name: FeedName, state: LiveState) => {
  live = state
  started.push(name)
  return () => {}
}

export function site(page: PageState, children: ReactNode): ReactNode {
  return (
    <PageStateProvider state={page}>
      <LiveRates load={load}>
        <WordsProvider words={TURKISH_WORDS}>{children}</WordsProvider>
      </LiveRates>
    </PageStateProvider>
  )
}

export async function show(
  children: ReactNode,
  rates: RatesState | null = RATES,
  more: Partial<PageState> = {},
): Promise<LiveState> {
  render(site(pageState(rates, more), children))
  await pass(SECOND)
  if (live === undefined) throw new Error('no component requested a feed')
  redeliver(live, rates)
  return live
}

/** Delivers the prices of the page once more, as the relay does after connecting. */
function redeliver({ prices }: LiveState, rates: RatesState | null): void {
  if (rates === null) return
  const shown = rates.quotes.filter(isTwoSided).map(({ code, unit, buy, sell, quotedAt, trend }) => ({
    code,
    unit,
    buy: ok(buy),
    sell: ok(sell),
    time: { kind: 'at', at: quotedAt } as const,
    trend,
  }))
  const { halted, sourceTime } = rates
  act(() => void prices.receive({ prices: shown, ignored: [], statedAt: null, sourceTime, halted }, Date.now()))
}

export const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))

export function send(code: CurrencyCode, alis: string, satis: string, meta = {}): void {
  const tarih = writeStamp(Date.now())
  const message = readPriceMessage(
    { meta: { time: Date.now(), ...meta }, data: { [`${code}TRY`]: { alis, satis, tarih } } },
    CURRENCY_BOARD,
    100,
  )
  if (!message.ok) throw new Error(message.error)
  const { value } = message
  act(() => void live?.prices.receive(value, Date.now()))
}

export const board = (name: RegExp) => within(screen.getByRole('region', { name }))
export const liveTable = () => board(/gişe kurları/)
export const bankTable = () => board(/TCMB/)
export const cells = (table: ReturnType<typeof board>, row: RegExp) =>
  within(table.getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

/** Freezes the time at AFTERNOON for all tests of a file. Each test starts without an open page. */
export function freezeAfternoon(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: AFTERNOON })
    live = undefined
    started.length = 0
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}
