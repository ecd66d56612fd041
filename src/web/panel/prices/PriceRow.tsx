import { pricePath } from '#contract/panel/pages/price-page.ts'
import type { PanelPrice } from '#contract/panel/price-shapes.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Margin } from '#domain/margin.ts'
import type { Rate } from '#domain/rate.ts'
import { listMoment } from '../../copy/panel-moments.ts'
import { priceList } from '../../copy/panel-prices.ts'
import { Icon } from '../../ui/Icon.tsx'
import { chevronRight } from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { usePanel } from '../state/panel-context.ts'
import { bothFigures, figure, marginWords, spreadFigure, spreadShare } from './figures.ts'
import { PriceMark, stateNote } from './PriceMark.tsx'
import { PriceName } from './PriceName.tsx'
import styles from './PriceRow.module.css'
import table from './PriceTable.module.css'

const ROW_LOOKS: Readonly<Partial<Record<PanelPrice['state']['kind'], string | undefined>>> = {
  held: table.held,
  halted: table.halted,
}

/** A row of the list: the price on the site, and below it the source's price and the margin. */
export function PriceTableRow({ price }: { price: PanelPrice }) {
  const { oldSince, now } = usePanel()
  const note = stateNote(price, now)
  const { code, lastChange } = price
  return (
    <tr className={ROW_LOOKS[price.state.kind]}>
      <th scope="row" className={styles.head}>
        <PriceName code={code} link={oldSince === null ? { to: pricePath(code), className: styles.link } : null} />
        <div className={table.narrow}>
          <PriceMark price={price} />
        </div>
      </th>
      <RowFigures price={price} />
      <td className={`${table.wide} ${table.words}`}>
        <PriceMark price={price} />
        {note === null ? null : <small>{note}</small>}
      </td>
      <td className={`${table.wide} ${table.words}`}>
        <span>{lastChange === null ? priceList.none : listMoment(lastChange.at, now)}</span>
        {lastChange === null || lastChange.by === null ? null : <small>{lastChange.by}</small>}
      </td>
      <td className={table.arrow}>{oldSince === null ? <Icon of={chevronRight} /> : null}</td>
    </tr>
  )
}

function RowFigures({ price: { code, own, provider, margins } }: { price: PanelPrice }) {
  if (own === null)
    return (
      <>
        <td colSpan={2}>
          <span className={styles.ask}>{priceList.ask}</span>
          {provider === null ? null : (
            <span className={styles.source}>
              <span>{`${priceList.provider}${bothFigures(provider, code)}`}</span>
            </span>
          )}
        </td>
        <td className={table.wide}>{priceList.none}</td>
      </>
    )
  const spread = spreadFigure(own, code)
  return (
    <>
      <Side code={code} own={own.buy} provider={provider?.buy ?? null} margin={margins.buy} />
      <Side code={code} own={own.sell} provider={provider?.sell ?? null} margin={margins.sell} />
      <td className={table.wide}>
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
      <span className={styles.price}>{figure(own, code)}</span>
      <span className={styles.source}>
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
