import { useSyncExternalStore } from 'react'
import { type ChartPeriod, isChartPeriod } from '#domain/chart-period.ts'
import type { InstrumentId } from '#domain/instrument.ts'

/** Which chart is open. It lives in the address, so that a link opens the same chart again: /rates#USD-weekly. */
export interface ChartChoice {
  readonly code: InstrumentId
  readonly period: ChartPeriod
}

/** Of these codes: "#USD-weekly", or "#USD" for its daily view; anything else opens no chart. */
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
 * The open chart, as the address has it. It replaces the entry of the browser's history, so that "back" leaves the page
 * and doesn't go through charts. The server knows no hash: the first render has no chart.
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

/** Scrolls to the open panel, with the focus on its title. */
export function focusPanel(): void {
  const title = document.querySelector<HTMLElement>(`#${CHART_TITLE}`)
  title?.focus({ preventScroll: true })
  title?.closest('section')?.scrollIntoView({ block: 'nearest' })
}
