import { ALL_CURRENCIES } from '#contract/official-day-query.ts'
import type { PageState } from '#contract/page-state.ts'
import { officialDayWords, officialTitle } from '../copy/official-day-words.ts'
import { formatDay } from '../format/format.ts'
import type { DocumentHead } from './document.ts'

/** Returns the head for the official rate of a day or month, or null for other pages. Invalid dates have no address. */
export function officialDayHead({ officialDay: state, office, demo }: PageState): Partial<DocumentHead> | null {
  if (state === undefined) return null
  const { view, currency, month } = state
  if (view.kind === 'mistaken' || view.kind === 'unreachable') return { canonical: null }
  const code = currency === ALL_CURRENCIES ? null : currency
  const time =
    view.kind === 'day' ? formatDay(view.day.date) : month === null ? '' : officialDayWords.month.title(month.month)
  const title = officialTitle(code, time)
  return {
    title: `${title} | ${office.shortName}`,
    description: officialDayWords.description(title, demo.bank),
    canonical: office.origin + state.address,
  }
}
