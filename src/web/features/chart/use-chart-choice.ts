import { useSyncExternalStore } from 'react'
import type { InstrumentId } from '#domain/instrument.ts'
import { type ChartChoice, readChoice, writeChoice } from './chart-choice.ts'

const CHANGED = 'chart-choice'

/**
 * The open chart, kept in the address. It replaces the entry of the browser's history, so that "back" leaves the page and doesn't walk
 * through charts. The server knows no hash: the first render has no chart.
 */
export function useChartChoice(
  codes: readonly InstrumentId[],
): readonly [ChartChoice | null, (choice: ChartChoice | null) => void] {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
  return [readChoice(hash, codes), choose]
}

function choose(choice: ChartChoice | null): void {
  history.replaceState(history.state, '', location.pathname + location.search + writeChoice(choice))
  dispatchEvent(new Event(CHANGED))
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  addEventListener('hashchange', listener)
  return () => {
    removeEventListener(CHANGED, listener)
    removeEventListener('hashchange', listener)
  }
}
