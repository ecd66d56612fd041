import type { ReactNode } from 'react'
import { CURRENCIES } from '#domain/currencies.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { officialReference } from '#domain/official-reference.ts'
import { isTwoSided } from '#domain/quote.ts'
import { changeSince, type Rate } from '#domain/rate.ts'
import { currencyPage as copy } from '../../copy/currency-page.ts'
import { bulletinOf } from '../../copy/rates.ts'
import { formatDayOfYear, formatPercent, formatRate, formatSpread } from '../../format/format.ts'
import {
  type RowState,
  type SourceStatus,
  useCell,
  useDailyCloses,
  useFeed,
  useLive,
  useRow,
} from '../../live/index.ts'
import { Missing } from '../../ui/Missing.tsx'
import { useWords } from '../../words/index.ts'
import { EmptyBody } from './EmptyBody.tsx'
import { HeroFrame } from './HeroFrame.tsx'
import { Movement } from './Movement.tsx'
import { QuoteTime } from './QuoteTime.tsx'
import { useFlash } from './RateCell.tsx'
import { useSourceWord } from './SourceChip.tsx'
import underprint from '../../ui/Underprint.module.css'
import styles from './CurrencyFaces.module.css'

/** Shows both prices of one currency in large figures with today's change. */
export function CurrencyFaces({ code }: { code: CurrencyCode }) {
  useFeed('table')
  useDailyCloses()
  const { names, perHundred } = useWords('rates')
  const row = useRow(code)
  const status = useCell(useLive().status.table)
  const quotedAt = row.quote === null || row.halted ? null : row.quote.quotedAt
  const word = useSourceWord(code, status, quotedAt, row.halted)
  return (
    <HeroFrame
      title={
        <>
          {names[code]}
          {CURRENCIES[code].unit === 100 ? <small className={styles.unit}> {perHundred}</small> : null}
        </>
      }
      word={word}
      quotedAt={quotedAt}
      exchange={code}
      announces
    >
      <FacesBody code={code} row={row} status={status} />
    </HeroFrame>
  )
}

function FacesBody({ code, row, status }: { code: CurrencyCode; row: RowState; status: SourceStatus }) {
  if (row.quote === null && !row.halted) {
    return (
      <div className={styles.loading}>
        <EmptyBody status={status} />
      </div>
    )
  }
  return (
    <div className={styles.today}>
      <dl className={styles.sides}>
        <Side code={code} row={row} side="buy" />
        <Side code={code} row={row} side="sell" />
      </dl>
      <TodayFacts code={code} row={row} />
    </div>
  )
}

function Side({ code, row, side }: { code: CurrencyCode; row: RowState; side: 'buy' | 'sell' }) {
  const { quote, halted, flash } = row
  const { columns, ask } = useWords('rates')
  const figure = useFlash(flash[side], styles.figure)
  return (
    <div className={`${underprint.underprint} ${styles.side}`}>
      <dt>
        {columns[side]} <small>{copy[side](code)}</small>
      </dt>
      {quote === null || halted ? (
        <dd className={styles.words}>{ask}</dd>
      ) : (
        <>
          <dd {...figure}>
            <Figure rate={quote[side]} decimals={CURRENCIES[code].decimals.rate} />
          </dd>
          <dd className={styles.time}>
            <QuoteTime about={code} quotedAt={quote.quotedAt} />
          </dd>
        </>
      )}
    </div>
  )
}

function Figure({ rate, decimals }: { rate: Rate | null; decimals: number }) {
  const { missing } = useWords('rates')
  if (rate === null) return <Missing word={missing.buy} />
  return (
    <>
      <span translate="no">{formatRate(rate, decimals)}</span>
      <small> ₺</small>
    </>
  )
}

function TodayFacts({ code, row }: { code: CurrencyCode; row: RowState }) {
  useFeed('bank')
  const { bulletin } = useCell(useLive().bank)
  const instrument = CURRENCIES[code]
  const quote = row.halted ? null : row.quote
  const official = bulletin?.rates[code]
  const bankSell = official === undefined ? null : officialReference(official, 'sell')
  return (
    <div className={styles.facts}>
      <h3>{copy.today}</h3>
      <dl>
        <Fact name={copy.change}>
          {quote === null ? null : (
            <Movement sell={quote.sell} previousClose={row.previousClose} decimals={instrument.decimals.change} />
          )}
        </Fact>
        <Fact name={copy.spread}>
          {quote === null || !isTwoSided(quote) ? null : (
            <span translate="no">{`${formatSpread(quote, instrument)}\u00A0₺`}</span>
          )}
        </Fact>
        <Fact
          name={copy.bankSell(bankSell?.kind ?? 'doviz')}
          note={bulletin === null ? null : bulletinOf(formatDayOfYear(official?.day ?? bulletin.day))}
        >
          {bankSell === null ? null : (
            <span translate="no">{`${formatRate(bankSell.rate, instrument.decimals.rate)}\u00A0₺`}</span>
          )}
        </Fact>
        <Fact name={copy.distance} note={bankSell === null ? null : copy.compared(bankSell.kind)}>
          {quote === null || bankSell === null ? null : (
            <span translate="no">{formatPercent(changeSince(bankSell.rate, quote.sell).basisPoints)}</span>
          )}
        </Fact>
      </dl>
    </div>
  )
}

function Fact({ name, note = null, children }: { name: string; note?: string | null; children: ReactNode }) {
  const { missing } = useWords('rates')
  return (
    <div>
      <dt>
        <span>{name}</span>
        {note === null ? null : <small>{note}</small>}
      </dt>
      <dd>{children ?? <Missing word={missing.sell} />}</dd>
    </div>
  )
}
