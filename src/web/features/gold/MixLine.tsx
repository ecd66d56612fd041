import type { CoinMix } from '#domain/gold/coin-mix.ts'
import { isMetal } from '#domain/instrument.ts'
import { goldBudget as copy, pieces } from '../../copy/gold-sums.ts'
import { DASH, formatRate } from '../../format/format.ts'
import { formatMoney, lira } from '../../format/money-text.ts'
import { fineText } from './fine-text.ts'
import { GoldMark } from './GoldMark.tsx'

interface MixLineProps {
  name: string
  mix: CoinMix | null
  /** Said in place of a mix; null: nothing can be asked yet. */
  absent: string | null
}

/** More would fill the sheet; the words above say how many there are. */
const MOST_SHOWN = 12

/** One mix: its pieces, what they cost and what is left, the gold in them. */
export function MixLine({ name, mix, absent }: MixLineProps) {
  if (mix === null)
    return (
      <li>
        <span>
          <b>{name}</b>
          <span className="gold-pieces">{absent ?? DASH}</span>
        </span>
      </li>
    )
  const coins = mix.coins.flatMap(({ id, count }) => (isMetal(id) ? [{ code: id, count }] : []))
  const marks = coins.flatMap(({ code, count }) =>
    Array.from({ length: Math.min(count, MOST_SHOWN) }, (_, index) => ({ code, key: `${code} ${index}` })),
  )
  return (
    <li>
      <span>
        <b>{name}</b>
        <span className="gold-pieces">{coins.map(({ code, count }) => pieces(code, count)).join(' + ')}</span>
      </span>
      <span className="gold-cost">
        <b translate="no">{lira(shortMoney(mix.cost))}</b>
        <small>
          <span>{copy.rest}</span> <span translate="no">{lira(shortMoney(mix.rest))}</span>
        </small>
      </span>
      <span className="gold-stack" aria-hidden="true">
        {marks.slice(0, MOST_SHOWN).map(({ code, key }) => (
          <GoldMark key={key} code={code} />
        ))}
      </span>
      <small>{copy.worth(fineText(mix.fine), lira(formatRate(mix.perGram, 0)))}</small>
    </li>
  )
}

/** "49.703", and with kuruş "49.468,24". */
function shortMoney(money: CoinMix['cost']): string {
  return formatMoney(money).replace(/,00$/, '')
}
