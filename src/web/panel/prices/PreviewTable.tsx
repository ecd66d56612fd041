import type { ReactNode } from 'react'
import type { PanelPrice } from '#contract/panel/price-shapes.ts'
import type { Side } from '#domain/deal.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { pricePanel, sideNames } from '../../copy/panel-price.ts'
import { DASH, formatDigits } from '../../format/format.ts'
import { Table } from '../../ui/Table.tsx'
import { BanknoteSheet } from '../parts/BanknoteSheet.tsx'
import { figure, spreadFigure, spreadShare } from './figures.ts'
import { changeFigure, distance, inMoney, sidesIn } from './form-figures.ts'
import { type BothSides, perGramOfGold } from './preview.ts'
import unbroken from '../parts/Unbroken.module.css'
import unconfirmed from '../parts/Unconfirmed.module.css'
import styles from './PreviewTable.module.css'

interface PreviewTableProps {
  readonly heading: string
  readonly note: string
  readonly price: PanelPrice
  /** The prices that visitors would see; null means that there is no price. */
  readonly next: BothSides | null
  /** True if the table shows one price without a comparison. */
  readonly isAlone?: boolean
  /** The side whose margin is refused. */
  readonly refused?: Side | null
  readonly isLocked?: boolean
}

/** Compares the old and the new price of both sides, their spread, and their distance to the central bank's. */
export function PreviewTable(props: PreviewTableProps) {
  const { heading, note, price, next, isAlone = false, refused = null, isLocked = false } = props
  const { code, own, official } = price
  const isLong = figure(next?.sell ?? null, code).length > 8
  return (
    <BanknoteSheet className={isLocked ? unconfirmed.unconfirmed : undefined} title={heading} note={note}>
      <Table
        className={styles.table}
        caption={pricePanel.caption}
        columns={[{ text: pricePanel.state, hidden: true }, sideNames.buy, sideNames.sell]}
        isPlain
      >
        <tbody>
          {isAlone ? null : (
            <Row
              className={styles.now}
              name={pricePanel.now}
              buy={figure(own?.buy ?? null, code)}
              sell={figure(own?.sell ?? null, code)}
            />
          )}
          <Row
            className={isLong ? `${styles.next} ${styles.long}` : styles.next}
            wrong={refused}
            name={isAlone ? pricePanel.own : pricePanel.next}
            buy={figure(next?.buy ?? null, code)}
            sell={figure(next?.sell ?? null, code)}
          />
          {isAlone ? null : (
            <Row
              className={styles.difference}
              name={pricePanel.difference}
              buy={changeFigure(own?.buy ?? null, next?.buy ?? null, code)}
              sell={changeFigure(own?.sell ?? null, next?.sell ?? null, code)}
            />
          )}
          <SpreadRow code={code} own={isAlone ? null : own} next={next} />
          {official === null ? null : (
            <Row
              className={styles.comparison}
              name={pricePanel.toBank}
              buy={distance(next?.buy ?? null, official.buy)}
              sell={distance(next?.sell ?? null, official.sell)}
            />
          )}
          <GoldRow code={code} next={next} />
        </tbody>
      </Table>
    </BanknoteSheet>
  )
}

interface RowProps {
  readonly className: string | undefined
  readonly name: string
  readonly buy: string
  readonly sell: string
  /** The side that is impossible. */
  readonly wrong?: Side | null
}

function Row({ className, name, buy, sell, wrong = null }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">{name}</th>
      <td className={wrong === 'buy' ? styles.wrong : undefined}>{buy}</td>
      <td className={wrong === 'sell' ? styles.wrong : undefined}>{sell}</td>
    </tr>
  )
}

function SpreadRow({ code, own, next }: { code: InstrumentId; own: PanelPrice['own']; next: BothSides | null }) {
  const [before, after] = [sidesIn(own), sidesIn(next)]
  const [was, will] = [before && spreadFigure(before, code), after && spreadFigure(after, code)]
  const isBad = after !== null && after.buy !== null && after.buy > after.sell
  return (
    <tr className={styles.comparison}>
      <th scope="row">{pricePanel.spread}</th>
      <td className={isBad ? styles.wrong : undefined} colSpan={2}>
        {spreadWords()}
      </td>
    </tr>
  )

  // Text that changes needs its own element, because translation tools replace text nodes.
  function spreadWords(): ReactNode {
    if (after === null || will === null) return DASH
    const isSame = before === null || was === null || was === will
    return (
      <span key={isSame ? 'same' : 'changed'}>
        <span className={unbroken.unbroken}>
          {isSame ? null : <small>{`${was} → `}</small>}
          <span>{inMoney(will, code)}</span>
          {isBad ? null : <small> ·</small>}
        </span>{' '}
        {isBad ? null : (
          <span className={unbroken.unbroken}>
            <small>{isSame ? spreadShare(after) : `${spreadShare(before)} → `}</small>
            {isSame ? null : <span>{spreadShare(after)}</span>}
          </span>
        )}
      </span>
    )
  }
}

/** Compares coins by the price of a gram of their pure gold. */
function GoldRow({ code, next }: { code: InstrumentId; next: BothSides | null }) {
  const [buy, sell] = [next?.buy ?? null, next?.sell ?? null].map((rate) => perGramOfGold(rate, code))
  if (sell === null || sell === undefined) return null
  return (
    <Row
      className={styles.comparison}
      name={pricePanel.ofPureGold}
      buy={buy === null || buy === undefined ? DASH : inMoney(formatDigits(buy), code)}
      sell={inMoney(formatDigits(sell), code)}
    />
  )
}
