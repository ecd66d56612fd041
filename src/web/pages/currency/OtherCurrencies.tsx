import { useId } from 'react'
import { currencyPath } from '#contract/paths.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { currencyPage as copy } from '../../copy/currency-page.ts'
import { currencyHeadings } from '../../copy/page-titles.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './OtherCurrencies.module.css'

/** The way to the page of each currency. */
export function OtherCurrencies({ code: here }: { code: CurrencyCode }) {
  const titleId = useId()
  return (
    <>
      <h2 id={titleId} className={styles.title}>
        {copy.others}
      </h2>
      <nav aria-labelledby={titleId} className={styles.links}>
        {CURRENCY_CODES.map((code) => (
          <a key={code} href={currencyPath(code)} aria-current={code === here ? 'page' : undefined}>
            <span translate="no">{code}</span>
            <VisuallyHidden> {currencyHeadings[code]}</VisuallyHidden>
          </a>
        ))}
      </nav>
    </>
  )
}
