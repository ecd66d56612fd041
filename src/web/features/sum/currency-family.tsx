import type { ComponentProps, ReactNode } from 'react'
import { readBanknotes } from '#contract/banknote-facts.ts'
import type { Goods } from '#contract/goods.ts'
import { assumptionOf } from '#domain/banknote-sum.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { SumRefusal } from '#domain/sum.ts'
import { useAsOfNow } from '../../live/index.ts'
import { useWords, wordsIn } from '../../words/index.ts'
import type { BanknoteSumProps } from './BanknoteSum.tsx'
import { EmptySlip } from './EmptySlip.tsx'
import { NoSumSlip } from './NoSumSlip.tsx'
import { FreshnessNotice } from './SlipNotices.tsx'
import type { SumFamily, SumParts, Unanswered } from './sum-family.ts'

/** The differences between sums of currencies on the Turkish pages and on those of a language. */
interface CurrencyFamilyParts extends Pick<
  SumFamily<CurrencyCode>,
  'Frame' | 'Basis' | 'Below' | 'Lines' | 'Comparison' | 'linksMoment' | 'notesInMessage' | 'Actions'
> {
  readonly goods: Goods<CurrencyCode>
  /** The frame of an answer without a sum. */
  readonly Unanswered: Unanswered
  readonly Blank: ComponentProps<typeof EmptySlip>['Blank']
  /** Further rates that replace a missing one. */
  readonly Instead?: (props: { refusal: SumRefusal<CurrencyCode>; papers: ReactNode }) => ReactNode
  /** Loads a part of a sum that mentions banknotes. */
  readonly Banknotes: (props: BanknoteSumProps) => ReactNode
}

/** Returns the family of sums of currencies with the words of the page's language. */
export function currencyFamily(parts: CurrencyFamilyParts): SumFamily<CurrencyCode> {
  const { goods, Unanswered, Blank, Instead, Banknotes, ...own } = parts
  const family: SumFamily<CurrencyCode> = {
    ...own,
    goods,
    wordsOf: (all) => wordsIn(all, 'sums'),
    Empty: ({ query }) => <EmptySlip query={query} Frame={Unanswered} Blank={Blank} />,
    NoSum: (props) => <NoSumSlip {...props} family={family} {...(Instead && { Instead })} />,
    Warning: ({ sum, ...price }: Pick<SumParts<CurrencyCode>, 'freshness' | 'quotedAt' | 'sum'>) => (
      <>
        {/* A line of the slip says that the office is closed. */}
        {own.Lines !== undefined && price.freshness === 'closed' ? null : <FreshnessNotice {...price} />}
        <Banknotes part="refused" sum={sum} />
      </>
    ),
    assumedGroups(sum, banknotes) {
      const rules = readBanknotes(banknotes, sum.items[0].code)?.rules
      return (rules && assumptionOf(sum, rules)?.groups) ?? []
    },
    Fine,
  }
  return family
}

function Fine() {
  const { fine } = useWords('sums')
  return <p className="fine">{fine(useAsOfNow(({ opening }) => opening.kind) === 'closed')}</p>
}
