import type { ReactNode } from 'react'
import type { StatusPage } from '#contract/panel/pages/status-page.ts'
import type { PanelPrice } from '#contract/panel/price-shapes.ts'
import { dayOf } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { dayText, momentText } from '../../copy/panel-moments.ts'
import { status as copy } from '../../copy/panel-status.ts'
import { panelAge } from '../../copy/panel-words.ts'
import { DASH } from '../../format/format.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { figure, marginWords } from '../prices/figures.ts'
import { distance } from '../prices/form-figures.ts'
import { ShortName } from '../prices/PriceName.tsx'
import { usePanel } from '../state/panel-context.ts'
import { AS, PriceStateCell } from './PriceState.tsx'
import head from '../../ui/Table.module.css'
import styles from './StatusPrices.module.css'

/** Shows each price from the source to the site. In narrow windows each row is a block. */
export function StatusPrices({ page: { prices, verdict, bulletinDay } }: { page: StatusPage }) {
  const { now } = usePanel()
  const bulletin = bulletinDay === null ? '' : `; ${copy.bulletin(dayText(bulletinDay, dayOf(now)))}`
  return (
    <Figures className={styles.steps} title={copy.prices} note={`${copy.sum}${bulletin}`} caption={copy.caption}>
      <thead className={`${head.head} label-font`}>
        <tr>
          <th rowSpan={2} scope="col">
            {copy.code}
          </th>
          {[copy.provider, copy.margin, copy.own, copy.official].map((name) => (
            <th key={name} colSpan={2} scope="colgroup">
              {name}
            </th>
          ))}
          <th rowSpan={2} scope="col">
            {copy.age}
          </th>
          <th rowSpan={2} scope="col">
            {copy.state}
          </th>
        </tr>
        <tr>
          {[copy.provider, copy.margin, copy.own, copy.official].flatMap((name) => [
            <th key={`${name} buy`} scope="col">
              {copy.buy}
            </th>,
            <th key={`${name} sell`} scope="col">
              {copy.sell}
            </th>,
          ])}
        </tr>
      </thead>
      <tbody {...AS.rows}>
        {prices.map((price) => (
          <Row key={price.code} price={price} isBad={verdict === 'bad'} />
        ))}
      </tbody>
    </Figures>
  )
}

interface FiguresProps {
  readonly className?: string | undefined
  readonly title: string
  readonly note: string
  readonly caption: string
  readonly children: ReactNode
}

function Figures({ className = '', title, note, caption, children }: FiguresProps) {
  return (
    <Sheet title={title} note={note}>
      <table className={`${styles.table} ${className}`} {...AS.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {children}
      </table>
    </Sheet>
  )
}

/** Colours for held and halted rows only: if everything is delayed, the verdict reports it. */
const WASHES: Readonly<Partial<Record<PanelPrice['state']['kind'], string | undefined>>> = {
  held: styles.held,
  halted: styles.halted,
}

function Row({ price, isBad }: { price: PanelPrice; isBad: boolean }) {
  const { now } = usePanel()
  const { code, provider, margins, own, official, quotedAt, state } = price
  const { labels } = copy
  return (
    <tr {...AS.row} className={WASHES[state.kind]}>
      <RowName code={code} />
      <Cell className={styles.quiet} label={labels.provider[0]} text={figure(provider?.buy ?? null, code)} />
      <Cell className={styles.quiet} label={labels.provider[1]} text={figure(provider?.sell ?? null, code)} />
      <Cell
        className={`${styles.quiet} ${styles.first} ${styles.margin}`}
        label={labels.margin[0]}
        text={marginWords(margins.buy, code)}
      />
      <Cell
        className={`${styles.quiet} ${styles.margin}`}
        label={labels.margin[1]}
        text={marginWords(margins.sell, code)}
      />
      <Cell className={`${styles.own} ${styles.first}`} label={labels.own[0]} text={figure(own?.buy ?? null, code)} />
      <Cell className={styles.own} label={labels.own[1]} text={figure(own?.sell ?? null, code)} />
      <Cell
        className={`${styles.official} ${styles.first}`}
        label={labels.official[0]}
        text={distance(own?.buy ?? null, official?.buy ?? null)}
      />
      <Cell
        className={styles.official}
        label={labels.official[1]}
        text={distance(own?.sell ?? null, official?.sell ?? null)}
      />
      <Cell
        className={`${styles.age} ${styles.first}`}
        label={copy.age}
        text={quotedAt === null ? '' : panelAge(now - quotedAt)}
      />
      <PriceStateCell price={price} isBad={isBad} />
    </tr>
  )
}

function RowName({ code }: { code: InstrumentId }) {
  return (
    <th scope="row" {...AS.head}>
      <ShortName code={code} />
    </th>
  )
}

/** In narrow windows the label is above the figure. */
function Cell({ label, text, className = '' }: { label: string; text: string; className?: string | undefined }) {
  const isNone = text === '' || text === DASH
  return (
    <td {...AS.cell} data-label={label} className={isNone ? `${className} ${styles.none}` : className}>
      {isNone ? DASH : text}
    </td>
  )
}

/** Lists the latest prices that the rules rejected. */
export function RefusedPrices({ page: { refused } }: { page: StatusPage }) {
  const { now } = usePanel()
  if (refused.length === 0) return null
  const columns = copy.refusedColumns
  return (
    <Figures title={copy.refused} note={copy.newestFirst} caption={copy.refusedCaption}>
      <thead className={`${head.head} label-font`}>
        <tr>
          {[columns.code, columns.buy, columns.sell, columns.at, columns.why].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...AS.rows}>
        {refused.map(({ code, buy, sell, at, why }) => (
          <tr key={`${code} ${at}`} {...AS.row}>
            <RowName code={code} />
            <Cell label={columns.buy} text={figure(buy, code)} />
            <Cell label={columns.sell} text={figure(sell, code)} />
            <Cell label={columns.at} text={momentText(at, now)} />
            <td {...AS.cell} className={styles.state}>
              <small>{why}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </Figures>
  )
}
