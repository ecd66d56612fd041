import type { ReactNode } from 'react'
import { changeSince } from '#domain/change.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { isTwoSided } from '#domain/quote.ts'
import { currencyPage as copy } from '../../copy/currency-page.ts'
import { bulletinOf, noRate } from '../../copy/rates.ts'
import { Movement } from '../../features/rates/Movement.tsx'
import { Missing } from '../../features/rates/RateCell.tsx'
import { shownSpread } from '../../features/rates/shown-spread.ts'
import { formatDayOfYear, formatPercent, formatRate } from '../../format/format.ts'
import { type RowState, useCell, useFeed, useLive } from '../../live/index.ts'
import styles from './TodayFacts.module.css'

/** What today made of the price: its change, its spread, and how far it is from the central bank's. */
export function TodayFacts({ code, row }: { code: CurrencyCode; row: RowState }) {
  useFeed('bank')
  const { bulletin } = useCell(useLive().bank)
  const instrument = CURRENCIES[code]
  const quote = row.halted ? null : row.quote
  const official = bulletin?.rates[code]
  const bankSell = official?.sell ?? null
  return (
    <div className={styles.facts}>
      <h3>{copy.today}</h3>
      <dl>
        <Fact name={copy.change}>
          {quote === null ? (
            <Missing word={noRate} />
          ) : (
            <Movement sell={quote.sell} previousClose={row.previousClose} decimals={instrument.decimals.change} />
          )}
        </Fact>
        <Fact name={copy.spread}>
          {quote === null || !isTwoSided(quote) ? (
            <Missing word={noRate} />
          ) : (
            <span translate="no">{`${shownSpread(quote, instrument)}\u00A0₺`}</span>
          )}
        </Fact>
        <Fact
          name={copy.bankSell}
          note={bulletin === null ? null : bulletinOf(formatDayOfYear(official?.day ?? bulletin.day))}
        >
          {bankSell === null ? (
            <Missing word={noRate} />
          ) : (
            <span translate="no">{`${formatRate(bankSell, instrument.decimals.rate)}\u00A0₺`}</span>
          )}
        </Fact>
        <Fact name={copy.distance}>
          {quote === null || bankSell === null ? (
            <Missing word={noRate} />
          ) : (
            <span translate="no">{formatPercent(changeSince(bankSell, quote.sell).basisPoints)}</span>
          )}
        </Fact>
      </dl>
    </div>
  )
}

function Fact({ name, note = null, children }: { name: string; note?: string | null; children: ReactNode }) {
  return (
    <div>
      <dt>
        <span>{name}</span>
        {note === null ? null : <small>{note}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
