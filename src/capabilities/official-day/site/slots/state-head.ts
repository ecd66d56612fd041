import { formatDay } from '../../../../web/format/format.ts'
import type { StateHead } from '../../../../web/slots/index.ts'
import { ALL_CURRENCIES } from '../../contract/official-day-addresses.ts'
import { officialDayWords, officialTitle } from '../official-day-words.ts'

/** Returns the head for the official rate of a day or month, or null for other pages. Invalid dates have no address. */
export const stateHead: StateHead = ({ officialDay: state, office, demo }) => {
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
