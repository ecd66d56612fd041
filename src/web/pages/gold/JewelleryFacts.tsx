import type { JewelleryWorth } from '#domain/gold/jewellery.ts'
import { formatMoney, lira } from '../../calculator/money-text.ts'
import { goldJewellery as copy } from '../../copy/gold.ts'
import { fineText } from '../../gold/fine-text.ts'

/** `sides`: the prices of has that the worth goes by. */
export function JewelleryFacts({ worth, sides }: { worth: JewelleryWorth; sides: string }) {
  const { fine, buy, sell, workmanship } = worth
  return (
    <dl className="gold-facts">
      <div>
        <dt>{copy.fine}</dt>
        <dd translate="no">{fineText(fine)}</dd>
      </div>
      <div>
        <dt>
          <span>{copy.worth}</span>
          <small>{sides}</small>
        </dt>
        <dd>
          <span translate="no">{buy === null ? copy.noSide : lira(formatMoney(buy))}</span>
          <small translate="no">{lira(formatMoney(sell))}</small>
        </dd>
      </div>
      <div>
        <dt>
          <span>{copy.paidFor}</span>
          <small>{copy.notPaid}</small>
        </dt>
        <dd translate="no">{lira(formatMoney(workmanship))}</dd>
      </div>
    </dl>
  )
}
