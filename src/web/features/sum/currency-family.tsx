import type { ComponentProps, ReactNode } from 'react'
import { readBanknotes } from '#contract/banknote-facts.ts'
import type { Goods } from '#contract/goods.ts'
import { assumptionOf } from '#domain/banknote-sum.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { SumRefusal } from '#domain/sum.ts'
import { useWords, wordsIn } from '../../words/index.ts'
import type { BanknoteSumProps } from './BanknoteSum.tsx'
import { EmptySlip } from './EmptySlip.tsx'
import { NoSumSlip } from './NoSumSlip.tsx'
import { LazyOfficePart } from './office-part-island.tsx'
import { FreshnessNotice } from './SlipNotices.tsx'
import type { SumFamily, SumParts, Unanswered } from './sum-family.ts'

/** The differences between sums of currencies on the Turkish pages and on those of a language. */
interface CurrencyFamilyParts extends Pick<
  SumFamily<CurrencyCode>,
  'Frame' | 'Basis' | 'linksMoment' | 'notesInMessage' | 'Actions'
> {
  readonly goods: Goods<CurrencyCode>
  /** The frame of an answer without a sum. */
  readonly Unanswered: Unanswered
  readonly Blank: ComponentProps<typeof EmptySlip>['Blank']
  /** Further rates that replace a missing one. */
  readonly Instead?: (props: { refusal: SumRefusal<CurrencyCode> }) => ReactNode
  /** Loads a part of a sum that mentions banknotes. */
  readonly Banknotes: (props: BanknoteSumProps) => ReactNode
}

/** Returns the family of sums of currencies with the words of the page's language. */
export function currencyFamily(parts: CurrencyFamilyParts): SumFamily<CurrencyCode> {
  const { goods, Frame, Unanswered, Blank, Instead, Banknotes, Basis, linksMoment, notesInMessage, Actions } = parts
  const family: SumFamily<CurrencyCode> = {
    goods,
    wordsOf: (all) => wordsIn(all, 'sums'),
    Frame,
    Empty: ({ query }) => <EmptySlip query={query} Frame={Unanswered} Blank={Blank} />,
    NoSum: (props) => <NoSumSlip {...props} family={family} {...(Instead && { Instead })} />,
    Warning: ({ sum, ...price }: Pick<SumParts<CurrencyCode>, 'freshness' | 'quotedAt' | 'sum'>) => (
      <>
        <FreshnessNotice {...price} />
        <Banknotes part="refused" sum={sum} />
      </>
    ),
    Basis,
    Below: ({ sum, result }) => (
      <>
        <LazyOfficePart part="terms" result={result} />
        <Banknotes part="assumed" sum={sum} isAsked />
      </>
    ),
    assumedGroups(sum, banknotes) {
      const rules = readBanknotes(banknotes, sum.items[0].code)?.rules
      return (rules && assumptionOf(sum, rules)?.groups) ?? []
    },
    linksMoment,
    ...(notesInMessage && { notesInMessage }),
    ...(Actions && { Actions }),
    Fine: () => <p className="fine">{useWords('sums').fine}</p>,
  }
  return family
}
