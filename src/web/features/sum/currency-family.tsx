import { readBanknotes } from '#contract/banknote-facts.ts'
import { CURRENCY_GOODS } from '#contract/goods.ts'
import { assumptionOf } from '#domain/banknote-sum.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { currencySum } from '../../copy/currency-sum.ts'
import { sumNote } from '../../copy/share.ts'
import { moneyText } from '../../format/money-text.ts'
import { CurrencyBasis } from './CurrencyBasis.tsx'
import { EmptySlip } from './EmptySlip.tsx'
import { LazyBanknoteSum } from './LazyBanknoteSum.tsx'
import { NoSumSlip } from './NoSumSlip.tsx'
import { LazyOfficePart } from './office-part-island.tsx'
import { SlipFrame } from './SlipFrame.tsx'
import { FreshnessNotice } from './SlipNotices.tsx'
import type { SumFamily, SumParts } from './sum-family.ts'

export const CURRENCY_SUMS: SumFamily<CurrencyCode> = {
  goods: CURRENCY_GOODS,
  words: currencySum,
  Frame: SlipFrame,
  Empty: EmptySlip,
  NoSum: NoSumSlip,
  Warning: CurrencyWarning,
  Basis: CurrencyBasis,
  Below: ({ sum, result }) => (
    <>
      <LazyOfficePart part="terms" result={result} money={moneyText} />
      <LazyBanknoteSum part="assumed" sum={sum} isAsked />
    </>
  ),
  assumedGroups(sum, banknotes) {
    const rules = readBanknotes(banknotes, sum.items[0].code)?.rules
    return (rules && assumptionOf(sum, rules)?.groups) ?? []
  },
  Fine: () => <p className="fine">{sumNote}</p>,
  prints: true,
}

function CurrencyWarning({ sum, ...price }: Pick<SumParts<CurrencyCode>, 'freshness' | 'quotedAt' | 'sum'>) {
  return (
    <>
      <FreshnessNotice {...price} />
      <LazyBanknoteSum part="refused" sum={sum} />
    </>
  )
}
