import type { Day } from '#domain/calendar.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Sides } from '#domain/quote.ts'
import { sideWord } from '../../../web/copy/side-word.ts'
import { DASH, formatRate } from '../../../web/format/format.ts'
import { usePageState } from '../../../web/page-state/index.ts'
import { officialDayWords } from './official-day-words.ts'
import styles from './OwnClose.module.css'

const copy = officialDayWords.own

/** Shows the office's last prices of the day, separate from the central bank's. */
export function OwnClose({ code, date, close }: { code: CurrencyCode; date: Day; close: Sides }) {
  const { office } = usePageState()
  const { rate: decimals } = CURRENCIES[code].decimals
  return (
    <dl className={styles.close}>
      <dt>
        <span>{copy.name(office.shortName)}</span>
        <small>{copy.note(date)}</small>
      </dt>
      <dd translate="no">
        {`${sideWord('buy')} ${close.buy === null ? DASH : `${formatRate(close.buy, decimals)} ₺`}`}
        <small>{`${sideWord('sell')} ${formatRate(close.sell, decimals)} ₺`}</small>
      </dd>
    </dl>
  )
}
