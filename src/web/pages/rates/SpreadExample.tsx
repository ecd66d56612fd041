import { isTwoSided } from '#domain/quote.ts'
import { differenceBetween, roundMicros } from '#domain/rate.ts'
import { ratesPage } from '../../copy/rates-page.ts'
import { formatRate, MINUS } from '../../format.ts'
import { useRow } from '../../live/use-live.ts'
import styles from './SpreadExample.module.css'

/** The spread of the dollar as the board shows it now; without such a quote there is no example. */
export function SpreadExample() {
  const { quote, halted } = useRow('USD')
  if (quote === null || !isTwoSided(quote) || halted) return null
  // The difference of the figures as they stand there, so that the sum on the page is right to the last digit.
  const spread = differenceBetween(roundMicros(quote.sell, 4), roundMicros(quote.buy, 4))
  return (
    <p className={styles.example}>
      {ratesPage.spread.example}{' '}
      <span translate="no">{`${formatRate(quote.sell)} ${MINUS} ${formatRate(quote.buy)} = `}</span>
      <b translate="no">{`${formatRate(spread)}\u00A0₺`}</b>
    </p>
  )
}
