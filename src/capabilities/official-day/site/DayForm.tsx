import { currencyWords } from '../../../web/copy/currency-words.ts'
import { SelectBox } from '../../../web/ui/AmountBox.tsx'
import { Button } from '../../../web/ui/Button.tsx'
import { TextField } from '../../../web/ui/Field.tsx'
import { ALL_CURRENCIES, OFFICIAL_DAY_FIELDS, OFFICIAL_DAY_PATH } from '../contract/official-day-addresses.ts'
import { ASKED_CURRENCIES } from '../contract/official-day-query.ts'
import type { OfficialDayState } from '../contract/official-day-state.ts'
import { officialDayWords, unitOf } from './official-day-words.ts'
import sheet from '../../../web/ui/Sheet.module.css'
import styles from './DayForm.module.css'

const copy = officialDayWords.form

/** The form for a date. It works without scripts, because the server redirects to the day's URL. */
export function DayForm({ currency, date, view }: Pick<OfficialDayState, 'currency' | 'date' | 'view'>) {
  return (
    <form className={`${sheet.sheet} screen-only`} aria-label={copy.label} action={OFFICIAL_DAY_PATH}>
      <DateField date={date} written={view.kind === 'mistaken' ? view.written : null} currency={currency} />
      <SelectBox label={copy.currency} name={OFFICIAL_DAY_FIELDS.currency} first={currency} mistake={null}>
        {ASKED_CURRENCIES.map((each) => (
          <option key={each} value={each}>
            {each === ALL_CURRENCIES
              ? copy.all
              : `${each}, ${currencyWords[each].plain}${unitOf(each).startsWith('1 ') ? '' : ' (100)'}`}
          </option>
        ))}
      </SelectBox>
      <Button type="submit">{copy.submit}</Button>
    </form>
  )
}

interface DateFieldProps {
  date: string
  /** An invalid date as typed. Null means that there is none. */
  written: string | null
  currency: string
}

/** A native date field. An invalid text is shown in a text field, because a date field cannot show it. */
function DateField({ date, written, currency }: DateFieldProps) {
  return (
    <div className={styles.date}>
      <TextField
        label={copy.date}
        name={OFFICIAL_DAY_FIELDS.date}
        type={written === null ? 'date' : 'text'}
        defaultValue={written ?? date}
        translate="no"
        required
        mistake={written === null ? null : copy.mistake(written)}
      />
      <p className={styles.shortcuts}>
        {copy.quick.map(({ word, label }) => (
          <a
            key={word}
            href={`${OFFICIAL_DAY_PATH}?${OFFICIAL_DAY_FIELDS.date}=${word}&${OFFICIAL_DAY_FIELDS.currency}=${currency}`}
            rel="nofollow"
          >
            {label}
          </a>
        ))}
      </p>
    </div>
  )
}
