import type { KeyboardEvent } from 'react'
import type { Outcome } from '#contract/panel/frame.ts'
import type { SeveralPage } from '#contract/panel/prices.ts'
import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import { parseMargin } from '#domain/margin-text.ts'
import type { Rate } from '#domain/rate.ts'
import { severalPanel } from '../../copy/panel-margins.ts'
import { fullPriceName, priceList, priceName, pricePanel } from '../../copy/panel-prices.ts'
import { circleAlert } from '../../ui/icons.ts'
import { Icon } from '../parts/Icon.tsx'
import { usePanel } from '../renewal/panel-context.ts'
import { figure, marginField, spreadFigure, spreadShare } from './figures.ts'
import { mistakeOf } from './margin-sentences.ts'
import { FIELD_NAMES } from './MarginStepper.tsx'
import { type Side, SIDES, stepped } from './preview.ts'
import { PriceMark } from './PriceMark.tsx'
import { isWrong, saidOf, type SeveralRow } from './several-rows.ts'

interface TableProps {
  readonly board: SeveralPage['board']
  readonly rows: readonly SeveralRow[]
  readonly said: Outcome | null
  readonly isStill: boolean
  readonly onType: (code: InstrumentId, side: Side, text: string) => void
  readonly onEnter: () => void
}

/** A row a price, with both margins; on phones the new prices stand under their fields. */
export function SeveralTable({ board, rows, said, isStill, onType, onEnter }: TableProps) {
  const { oldSince } = usePanel()
  return (
    <section className={oldSince === null ? 'sheet' : 'sheet dead'}>
      <h2>
        {severalPanel.heading[board]} <small>{severalPanel.legend}</small>
      </h2>
      <table className="px sev">
        <caption className="vh">{severalPanel.caption}</caption>
        <colgroup>
          <col className="k" />
          <col />
          <col />
          <col className="w2" />
          <col className="w2" />
          <col className="w2" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{priceList.code}</th>
            <th scope="col">{pricePanel.side.buy}</th>
            <th scope="col">{pricePanel.side.sell}</th>
            <th scope="col" className="d">
              {severalPanel.newBuy}
            </th>
            <th scope="col" className="d">
              {severalPanel.newSell}
            </th>
            <th scope="col" className="d">
              {priceList.spread}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.priced.price.code}
              row={row}
              said={said}
              isStill={isStill}
              onType={onType}
              onEnter={onEnter}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type RowProps = Omit<TableProps, 'board' | 'rows'> & { readonly row: SeveralRow }

function Row({ row, said, isStill, onType, onEnter }: RowProps) {
  const { now } = usePanel()
  const { priced, typed, from, preview } = row
  const { price } = priced
  const { code, own } = price
  const { name, small } = priceName(code)
  const isChanged = preview.changed.length > 0
  const wrong = isWrong(row)
  const mistakes = SIDES.flatMap((side) => {
    const mistake = mistakeOf(side, preview, priced, saidOf(code, said))
    return mistake === null ? [] : [{ side, text: mistake.text }]
  })
  const isHalted = price.state.kind === 'halted'
  const look = wrong || mistakes.length > 0 ? 'bad' : isChanged ? 'chg' : isHalted ? 'halt' : undefined
  const noteId = `${code}-hata`
  const next = preview.sides
  return (
    <>
      <tr className={look}>
        <th scope="row">
          <span className={isMetal(code) ? 'cd wd' : 'cd'}>{name}</span>
          {small === '' ? null : <span className="why">{small}</span>}
          {price.state.kind === 'live' ? null : <PriceMark price={price} now={now} />}
          {wrong || isChanged ? (
            <span className="why">{wrong ? severalPanel.impossible : severalPanel.changed}</span>
          ) : null}
        </th>
        {SIDES.map((side) => (
          <td key={side}>
            <input type="hidden" name={`eski_${FIELD_NAMES[side]}.${code}`} value={marginField(from[side], code)} />
            <input
              name={`${FIELD_NAMES[side]}.${code}`}
              inputMode="text"
              autoComplete="off"
              enterKeyHint="next"
              aria-label={severalPanel.field(fullPriceName(code), side)}
              aria-invalid={mistakes.some((mistake) => mistake.side === side) || undefined}
              aria-describedby={mistakes.length === 0 ? undefined : noteId}
              readOnly={isStill}
              value={typed[side]}
              onChange={({ target }) => onType(code, side, target.value)}
              onKeyDown={(event) => onKeyDown(event, side)}
            />
            <span className="only-p">
              <Next code={code} now={own?.[side] ?? null} next={next?.[side] ?? null} isWrong={wrong} />
            </span>
          </td>
        ))}
        {SIDES.map((side) => (
          <td key={side} className="d">
            <Next code={code} now={own?.[side] ?? null} next={next?.[side] ?? null} isWrong={wrong} />
          </td>
        ))}
        <td className="d">
          <Spread row={row} />
        </td>
      </tr>
      {mistakes.length === 0 ? null : (
        <tr className="bad msg">
          <td colSpan={3}>
            <p className="er" id={noteId}>
              <Icon of={circleAlert} />
              <span>{[...new Set(mistakes.map(({ text }) => text))].join(' ')}</span>
            </p>
          </td>
          <td className="d" colSpan={3} aria-hidden="true" />
        </tr>
      )}
    </>
  )

  function onKeyDown(event: KeyboardEvent, side: Side): void {
    const margin = parseMargin(typed[side])
    if (event.key === 'Enter') onEnter()
    else if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && margin.ok)
      onType(code, side, marginField(stepped(margin.value, event.key === 'ArrowUp' ? 1 : -1, code), code))
    else return
    event.preventDefault()
  }
}

interface NextProps {
  readonly code: InstrumentId
  readonly now: Rate | null
  readonly next: Rate | null
  readonly isWrong: boolean
}

function Next({ code, now, next, isWrong: wrong }: NextProps) {
  return (
    <>
      <span className={wrong ? 'new down' : 'new'}>{figure(next, code)}</span>
      <span className="old">
        {now === null || now === next ? severalPanel.same : severalPanel.now(figure(now, code))}
      </span>
    </>
  )
}

function Spread({ row: { priced, preview } }: { row: SeveralRow }) {
  const { code } = priced.price
  const { sides } = preview
  const sell = sides?.sell ?? null
  const both = sell === null ? null : { buy: sides?.buy ?? null, sell }
  const spread = both && spreadFigure(both, code)
  if (both === null || spread === null) return priceList.none
  return (
    <>
      <span className={preview.objection === null ? 'new' : 'new down'}>{spread}</span>
      <span className="old">{spreadShare(both)}</span>
    </>
  )
}
