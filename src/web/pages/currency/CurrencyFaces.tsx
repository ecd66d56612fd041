import { type ReactNode, useId } from 'react'
import { PAGES } from '#contract/paths.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Quote } from '#domain/quote.ts'
import type { Rate } from '#domain/rate.ts'
import { currencyPage as copy } from '../../copy/currency-page.ts'
import { askAtTheDesk, columns, currencyNames, emptyTexts, noBuy, perHundred } from '../../copy/rates.ts'
import { AskRow } from '../../features/rates/AskRow.tsx'
import { EmptyBody } from '../../features/rates/EmptyBody.tsx'
import { FreshnessMark } from '../../features/rates/FreshnessMark.tsx'
import { OpeningDoor } from '../../features/rates/OpeningDoor.tsx'
import { Missing } from '../../features/rates/RateCell.tsx'
import { SampleChip } from '../../features/rates/SampleChip.tsx'
import { SourceAnnouncement } from '../../features/rates/SourceAnnouncement.tsx'
import { SourceChip } from '../../features/rates/SourceChip.tsx'
import { useFlash } from '../../features/rates/use-flash.ts'
import { useSourceWord } from '../../features/rates/use-source-word.ts'
import { formatRate } from '../../format/format.ts'
import { type Flash, type RowState, useCell, useDailyCloses, useFeed, useLive, useRow } from '../../live/index.ts'
import { TodayFacts } from './TodayFacts.tsx'
import flashStyles from '../../features/rates/Flash.module.css'
import heroStyles from '../../features/rates/LiveHero.module.css'
import banknote from '../../ui/Banknote.module.css'
import styles from './CurrencyFaces.module.css'

/** Both sides of one currency at the size of a banknote's figures, and what today made of them. */
export function CurrencyFaces({ code }: { code: CurrencyCode }) {
  useFeed('table')
  useDailyCloses()
  const row = useRow(code)
  const status = useCell(useLive().status.table)
  const quotedAt = row.quote === null || row.halted ? null : row.quote.quotedAt
  const word = useSourceWord(status, quotedAt)
  const titleId = useId()
  return (
    <section className={banknote.note} aria-labelledby={titleId}>
      <header className={`${banknote.head} ${heroStyles.head}`}>
        <h2 id={titleId}>
          {currencyNames[code]}
          {CURRENCIES[code].unit === 100 ? <small className={styles.unit}> {perHundred}</small> : null}
        </h2>
        <OpeningDoor night className={heroStyles.door} />
        <div className={heroStyles.chips}>
          <SampleChip of="market" />
          <SourceChip word={word} quotedAt={quotedAt} />
        </div>
      </header>
      <FacesBody code={code} row={row} />
      <AskRow to={`${PAGES.calculator.path}?bozdur=${code}`} />
      <SourceAnnouncement word={word} />
    </section>
  )
}

function FacesBody({ code, row }: { code: CurrencyCode; row: RowState }) {
  const { quote, halted, flash } = row
  if (quote === null && !halted) {
    return (
      <div className={styles.loading}>
        <EmptyBody kind="loading" title={emptyTexts.loading.title} />
      </div>
    )
  }
  return (
    <div className={styles.today}>
      <dl className={styles.sides}>
        <Side name={columns.buy} when={copy.buy(code)}>
          <SideFigure code={code} quote={halted ? null : quote} side="buy" flash={flash.buy} />
        </Side>
        <Side name={columns.sell} when={copy.sell(code)}>
          <SideFigure code={code} quote={halted ? null : quote} side="sell" flash={flash.sell} />
        </Side>
      </dl>
      <TodayFacts code={code} row={row} />
    </div>
  )
}

function Side({ name, when, children }: { name: string; when: string; children: ReactNode }) {
  return (
    <div className={`${banknote.underprint} ${styles.side}`}>
      <dt>
        {name} <small>{when}</small>
      </dt>
      {children}
    </div>
  )
}

interface SideFigureProps {
  code: CurrencyCode
  /** null: the office doesn't quote the currency now. */
  quote: Quote | null
  side: 'buy' | 'sell'
  flash: Flash | null
}

function SideFigure({ code, quote, side, flash }: SideFigureProps) {
  const name = useFlash(flash)
  if (quote === null) return <dd className={styles.words}>{askAtTheDesk}</dd>
  return (
    <>
      <dd className={`${styles.figure} ${flashStyles.flash}`} data-flash={name}>
        <Figure rate={quote[side]} decimals={CURRENCIES[code].decimals.rate} />
      </dd>
      <dd className={styles.time}>
        <FreshnessMark quotedAt={quote.quotedAt} />
      </dd>
    </>
  )
}

function Figure({ rate, decimals }: { rate: Rate | null; decimals: number }) {
  if (rate === null) return <Missing word={noBuy} />
  return (
    <>
      <span translate="no">{formatRate(rate, decimals)}</span>
      <small>{'\u00a0'}₺</small>
    </>
  )
}
