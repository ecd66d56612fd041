import type { PriceEventLines } from '#contract/panel/price-pages.ts'
import { momentText } from '../../copy/panel-moments.ts'
import { pricePanel } from '../../copy/panel-price.ts'
import { Sheet } from '../parts/Sheet.tsx'
import { Unbroken } from '../parts/Unbroken.tsx'
import { usePanel } from '../state/panel-context.ts'

/** Lists the last five changes of the price. */
export function LastChanges({ changes }: { changes: readonly PriceEventLines[] }) {
  const { now } = usePanel()
  return (
    <Sheet title={changes.length === 0 ? pricePanel.noChange : pricePanel.lastFive}>
      {changes.length === 0 ? null : (
        <ol className="rows hist">
          {changes.map(({ at, by, lines: [heading, ...more] }) => (
            <li key={`${at} ${heading}`}>
              <b>
                <Unbroken text={heading} />
              </b>
              <span className="r">{momentText(at, now)}</span>
              <small>
                <Unbroken text={[...more, by ?? pricePanel.byFile].join(' · ')} />
              </small>
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  )
}
