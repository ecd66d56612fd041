import { GOLD_GOODS } from '#contract/gold-goods.ts'
import type { SumQuery } from '#contract/sum-query.ts'
import type { MetalCode } from '#domain/instrument.ts'
import type { NoSum, Sum } from '#domain/sum.ts'
import { goldExchange as copy, goldShare, goldSum, noGoldSumText } from '../../copy/gold-exchange.ts'
import { hand } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { NoSumActions } from './AskTheCounter.tsx'
import { GoldBasis } from './GoldBasis.tsx'
import { LazySumActions } from './LazySumActions.tsx'
import { SlipSheet } from './SlipSheet.tsx'
import type { SumFamily } from './sum-family.ts'
import slip from '../../ui/Slip.module.css'

export const GOLD_SUMS: SumFamily<MetalCode> = {
  goods: GOLD_GOODS,
  wordsOf: () => goldSum,
  Frame: SlipSheet,
  Empty,
  NoSum: NoGoldSum,
  Basis: GoldBasis,
  linksMoment: true,
  Actions: (sum) => <LazySumActions {...sum} share={goldShare} prints={false} />,
}

function Empty({ query: { rows } }: { query: SumQuery<MetalCode> }) {
  const isWrong = rows.some(({ kind }) => kind === 'mistake')
  return (
    <SlipSheet title={copy.answer}>
      <p className={slip.label}>{isWrong ? copy.wrong : copy.blank}</p>
    </SlipSheet>
  )
}

function NoGoldSum({ sum, outcome }: { sum: Sum<MetalCode>; outcome: NoSum<MetalCode> }) {
  const [first = '', ...others] = outcome.refused.map(noGoldSumText)
  return (
    <SlipSheet title={goldSum.title(sum)}>
      <div className={slip.answer}>
        <Notice tone="fair" icon={hand} title={first}>
          {others.join(' ')}
        </Notice>
      </div>
      <div className="actions screen-only">
        <NoSumActions family={GOLD_SUMS} sum={sum} outcome={outcome} />
      </div>
    </SlipSheet>
  )
}
