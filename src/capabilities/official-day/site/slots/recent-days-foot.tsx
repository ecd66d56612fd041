import { PAGES } from '#contract/paths.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { OFFICIAL_DAY_FIELDS } from '../../contract/official-day-addresses.ts'
import { linkText } from './recent-days-foot-words.ts'

export function Part({ code }: { code: CurrencyCode }) {
  return <a href={`${PAGES.officialDay.path}?${OFFICIAL_DAY_FIELDS.currency}=${code}`}>{linkText}</a>
}
