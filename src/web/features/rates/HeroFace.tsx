import { currencyPath } from '#contract/paths.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { askAtTheDesk, currencyNames, emptyTexts, hero } from '../../copy/rates.ts'
import { formatRate } from '../../format/format.ts'
import { type RowState, useRow } from '../../live/index.ts'
import { FreshnessMark } from './FreshnessMark.tsx'
import { Movement } from './Movement.tsx'
import { useFlash } from './use-flash.ts'
import banknote from '../../ui/Banknote.module.css'
import flashStyles from './Flash.module.css'
import styles from './HeroFace.module.css'

/**
 * One face of the hero: the sell rate at the size of a banknote's figure, its change, both sides below. On phones both sides are as large,
 * since whoever brings dollars needs the other one, and the figure is that of its side.
 */
export function HeroFace({ code }: { code: CurrencyCode }) {
  const row = useRow(code)
  return (
    <article className={`${banknote.underprint} ${styles.face}`}>
      <h3 className={styles.pair}>
        <a href={currencyPath(code)} translate="no">{`${code}/TRY`}</a>{' '}
        <span className={styles.name}>{currencyNames[code]}</span>
      </h3>
      {row.halted ? <p className={styles.words}>{askAtTheDesk}</p> : <Prices code={code} row={row} />}
    </article>
  )
}

function Prices({ code, row: { pair, previousClose, flash } }: { code: CurrencyCode; row: RowState }) {
  const buyFlash = useFlash(flash.buy)
  const sellFlash = useFlash(flash.sell)
  const { rate: decimals, change } = CURRENCIES[code].decimals
  if (pair === null) return <p className={styles.words}>{emptyTexts.loading.title}</p>
  return (
    <>
      <p className={styles.label}>{hero.sellRate}</p>
      <p className={`${styles.figure} ${flashStyles.flash}`} data-flash={sellFlash} translate="no">
        <span>{formatRate(pair.sell, decimals)}</span>
        <small>{'\u00a0'}₺</small>
      </p>
      <div className={styles.move}>
        <Movement sell={pair.sell} previousClose={previousClose} decimals={change} zeroIsGreen />
      </div>
      <dl className={styles.sides}>
        <div>
          <dt>{hero.buy}</dt>
          <dd className={flashStyles.flash} data-flash={buyFlash} translate="no">
            {formatRate(pair.buy, decimals)}
          </dd>
        </div>
        <div>
          <dt>{hero.sell}</dt>
          <dd className={flashStyles.flash} data-flash={sellFlash} translate="no">
            {formatRate(pair.sell, decimals)}
          </dd>
        </div>
      </dl>
      <FreshnessMark quotedAt={pair.quotedAt} className={styles.age} />
    </>
  )
}
