import { CURRENCIES } from '#domain/currencies.ts'
import { isTwoSided } from '#domain/quote.ts'
import { ratesPage } from '../../copy/rates-page.ts'
import { formatRate, formatSpread, MINUS } from '../../format/format.ts'
import { useRow } from '../../live/index.ts'
import styles from './SpreadExample.module.css'

/** The spread of the dollar as the board shows it now; without such a quote there is no example. */
export function SpreadExample() {
  const { quote, halted } = useRow('USD')
  if (quote === null || !isTwoSided(quote) || halted) return null
  const { rate: decimals } = CURRENCIES.USD.decimals
  return (
    <p className={styles.example}>
      {ratesPage.spread.example}{' '}
      <span translate="no">{`${formatRate(quote.sell, decimals)} ${MINUS} ${formatRate(quote.buy, decimals)} = `}</span>
      <b translate="no">{`${formatSpread(quote, CURRENCIES.USD)}\u00A0₺`}</b>
    </p>
  )
}
