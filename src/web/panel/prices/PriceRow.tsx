import { pricePath } from '#contract/panel/pages/price-page.ts'
import type { PanelPrice } from '#contract/panel/price-shapes.ts'
import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import type { Margin } from '#domain/margin.ts'
import type { Rate } from '#domain/rate.ts'
import { listMoment } from '../../copy/panel-moments.ts'
import { priceList, priceName } from '../../copy/panel-prices.ts'
import { Icon } from '../../ui/Icon.tsx'
import { chevronRight } from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { usePanel } from '../state/panel-context.ts'
import { bothFigures, figure, marginWords, spreadFigure, spreadShare } from './figures.ts'
import { PriceMark, stateNote } from './PriceMark.tsx'

const ROW_LOOKS: Readonly<Partial<Record<PanelPrice['state']['kind'], string>>> = { held: 'held', halted: 'halt' }

/** A row of the list: the price on the site, and below it the source's price and the margin. */
export function PriceTableRow({ price }: { price: PanelPrice }) {
  const { oldSince, now } = usePanel()
  const note = stateNote(price, now)
  const { code, lastChange } = price
  return (
    <tr className={ROW_LOOKS[price.state.kind]}>
      <th scope="row">
        <RowName code={code} isLink={oldSince === null} />
        <span className="under">
          <PriceMark price={price} />
        </span>
      </th>
      <RowFigures price={price} />
      <td className="d l">
        <PriceMark price={price} />
        {note === null ? null : <small>{note}</small>}
      </td>
      <td className="d l">
        <span>{lastChange === null ? priceList.none : listMoment(lastChange.at, now)}</span>
        {lastChange === null || lastChange.by === null ? null : <small>{lastChange.by}</small>}
      </td>
      <td className="go">{oldSince === null ? <Icon of={chevronRight} /> : null}</td>
    </tr>
  )
}

function RowName({ code, isLink }: { code: InstrumentId; isLink: boolean }) {
  const classes = isMetal(code) ? 'cd wd' : 'cd'
  return isLink ? (
    <a className={classes} href={pricePath(code)}>
      <ShortName code={code} />
    </a>
  ) : (
    <span className={classes}>
      <ShortName code={code} />
    </span>
  )
}

/** Shows, for example, "JPY" and a small "100 birim". */
export function ShortName({ code }: { code: InstrumentId }) {
  const { name, small } = priceName(code)
  return (
    <>
      {name} {small === '' ? null : <small>{small}</small>}
    </>
  )
}

function RowFigures({ price: { code, own, provider, margins } }: { price: PanelPrice }) {
  if (own === null)
    return (
      <>
        <td colSpan={2}>
          <span className="ask">{priceList.ask}</span>
          {provider === null ? null : (
            <span className="p">
              <span>{`${priceList.provider}${bothFigures(provider, code)}`}</span>
            </span>
          )}
        </td>
        <td className="d">{priceList.none}</td>
      </>
    )
  const spread = spreadFigure(own, code)
  return (
    <>
      <Side code={code} own={own.buy} provider={provider?.buy ?? null} margin={margins.buy} />
      <Side code={code} own={own.sell} provider={provider?.sell ?? null} margin={margins.sell} />
      <td className="d">
        <span>{spread ?? priceList.none}</span>
        {spread === null ? null : <small>{spreadShare(own)}</small>}
      </td>
    </>
  )
}

interface SideProps {
  readonly code: InstrumentId
  readonly own: Rate | null
  readonly provider: Rate | null
  readonly margin: Margin | undefined
}

function Side({ code, own, provider, margin }: SideProps) {
  const words = marginWords(margin, code)
  return (
    <td>
      <span className="o">{figure(own, code)}</span>
      <span className="p">
        {provider === null ? null : (
          <span>
            <VisuallyHidden>{priceList.provider}</VisuallyHidden>
            <span>{figure(provider, code)}</span>
          </span>
        )}
        {words === '' ? null : (
          <b>
            <VisuallyHidden>{priceList.margin}</VisuallyHidden>
            <span>{words}</span>
          </b>
        )}
      </span>
    </td>
  )
}
