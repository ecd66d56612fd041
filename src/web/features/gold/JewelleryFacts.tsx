import type { JewelleryWorth } from '#domain/gold/jewellery.ts'
import { goldJewellery as copy } from '../../copy/gold-sums.ts'
import { DASH } from '../../format/format.ts'
import { formatMoney, lira } from '../../format/money-text.ts'
import { fineText } from './fine-text.ts'

interface JewelleryFactsProps {
  worth: JewelleryWorth
  /** The prices of has that the worth goes by. */
  sides: string
  /** Its workmanship was not understood. */
  isWorkUnknown: boolean
}

export function JewelleryFacts({ worth, sides, isWorkUnknown }: JewelleryFactsProps) {
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
        <dd translate="no">{isWorkUnknown ? DASH : lira(formatMoney(workmanship))}</dd>
      </div>
    </dl>
  )
}
