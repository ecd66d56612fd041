import type { PanelPrice } from '#contract/panel/price-shapes.ts'
import { isMetal } from '#domain/instrument.ts'
import { priceList } from '../../copy/panel-prices.ts'
import { inbox } from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Empty } from '../parts/Empty.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { PriceTableRow } from './PriceRow.tsx'

/** Lists all prices of the office, currencies first. */
export function PriceList({ prices }: { prices: readonly PanelPrice[] }) {
  const [currencies, metals] = [prices.filter(({ code }) => !isMetal(code)), prices.filter(({ code }) => isMetal(code))]
  if (prices.length === 0)
    return (
      <Sheet>
        <Empty icon={inbox} {...priceList.empty} />
      </Sheet>
    )
  return (
    <Sheet className="prices" title={priceList.title} note={priceList.legend}>
      <table className="px">
        <caption>
          <VisuallyHidden>{priceList.caption}</VisuallyHidden>
        </caption>
        <Columns />
        <tbody>
          {currencies.map((price) => (
            <PriceTableRow key={price.code} price={price} />
          ))}
        </tbody>
        {metals.length === 0 ? null : (
          <tbody>
            <tr className="grp">
              <th scope="rowgroup" colSpan={4}>
                {priceList.gold}
              </th>
              <td className="d" colSpan={3} aria-hidden="true" />
            </tr>
            {metals.map((price) => (
              <PriceTableRow key={price.code} price={price} />
            ))}
          </tbody>
        )}
      </table>
    </Sheet>
  )
}

/** The columns for spread, state and last change show in wide windows only. */
function Columns() {
  return (
    <thead>
      <tr>
        <th scope="col">{priceList.code}</th>
        <th scope="col">{priceList.buy}</th>
        <th scope="col">{priceList.sell}</th>
        <th scope="col" className="d">
          {priceList.spread}
        </th>
        <th scope="col" className="d l">
          {priceList.state}
        </th>
        <th scope="col" className="d l">
          {priceList.changed}
        </th>
        <td className="go" aria-hidden="true" />
      </tr>
    </thead>
  )
}
