import { useSyncExternalStore } from 'react'
import { type ChartPeriod, isChartPeriod } from '#domain/chart-period.ts'
import type { InstrumentId } from '#domain/instrument.ts'

/** The open chart. It is in the URL's hash, so that a link opens the same chart: /rates#USD-weekly. */
export interface ChartChoice {
  readonly code: InstrumentId
  readonly period: ChartPeriod
}

/** Parses "#USD-weekly", or "#USD" for the daily view. Returns null for unknown codes and periods. */
function readChoice(hash: string, codes: readonly InstrumentId[]): ChartChoice | null {
  const [code = '', period = 'daily', ...rest] = hash.replace(/^#/, '').split('-')
  const known = codes.find((each) => each === code)
  return rest.length === 0 && known !== undefined && isChartPeriod(period) ? { code: known, period } : null
}

export function writeChoice(choice: ChartChoice | null): string {
  return choice === null ? '' : `#${choice.code}-${choice.period}`
}

const CHANGED = 'chart-choice'

/**
 * Returns the open chart from the URL's hash and a function that changes it. The function replaces the history entry,
 * so that Back leaves the page. The server does not receive the hash, so the first render has no chart.
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

export const CHART_TITLE = 'chart-title'

/** Scrolls to the open panel and focuses its title. */
export function focusPanel(): void {
  const title = document.querySelector<HTMLElement>(`#${CHART_TITLE}`)
  title?.focus({ preventScroll: true })
  title?.closest('section')?.scrollIntoView({ block: 'nearest' })
}
