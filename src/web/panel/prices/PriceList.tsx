import type { PanelPrice } from '#contract/panel/price-shapes.ts'
import { isMetal } from '#domain/instrument.ts'
import { priceList } from '../../copy/panel-prices.ts'
import { inbox } from '../../ui/icons.ts'
import { type Column, TableHead } from '../../ui/Table.tsx'
import { Empty } from '../parts/Empty.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { PriceTableRow } from './PriceRow.tsx'
import styles from './PriceList.module.css'
import table from './PriceTable.module.css'

/** The columns for spread, state and last change show in wide windows only. */
const COLUMNS: readonly Column[] = [
  { text: priceList.code, className: styles.code },
  priceList.buy,
  priceList.sell,
  { text: priceList.spread, className: `${table.wide} ${styles.spread}` },
  { text: priceList.state, className: `${table.wide} ${table.words} ${styles.words}` },
  { text: priceList.changed, className: `${table.wide} ${table.words} ${styles.words}` },
  { text: null, className: table.arrow },
]

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
    <Sheet className={styles.sheet} title={priceList.title} note={priceList.legend}>
      <table className={table.table}>
        <TableHead caption={priceList.caption} columns={COLUMNS} />
        <tbody>
          {currencies.map((price) => (
            <PriceTableRow key={price.code} price={price} />
          ))}
        </tbody>
        {metals.length === 0 ? null : (
          <tbody>
            <tr className={`${table.halted} ${styles.group}`}>
              <th scope="rowgroup" colSpan={4}>
                {priceList.gold}
              </th>
              <td className={table.wide} colSpan={3} aria-hidden="true" />
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
