import type { CurrencyCode } from '#domain/currency.ts'
import { isLiveWord, OpeningStatus, SampleChip, SourceChip, useSourceWord } from '../../features/rates/index.ts'
import { useOtherCurrency } from '../../features/sum/index.ts'
import { useCell, useLive } from '../../live/index.ts'
import { Chip } from '../../ui/Chip.tsx'
import { hand } from '../../ui/icons.ts'
import { useWords } from '../../words/index.ts'
import { useLanguage } from './language-context.tsx'
import { doorText } from './language-text.ts'
import type { ShownSum } from './SumAnswer.tsx'
import banknote from '../../ui/Banknote.module.css'
import slip from '../../ui/Slip.module.css'

/** Shows the opening status and the freshness of the price. */
export function SumHead({ code, shown: { query, outcome, result } }: { code: CurrencyCode; shown: ShownSum }) {
  const languageParts = useLanguage()
  const { words } = languageParts
  const other = useOtherCurrency(query.rows[0])
  const isRefused =
    other !== null || (outcome !== null && 'refused' in outcome && outcome.refused[0].why !== 'unquoted')
  const quotedAt = result?.lines[0].quotedAt ?? null
  const { status } = useLive()
  const word = useSourceWord(code, useCell(status.table), quotedAt)
  const chipWords = {
    source: words.source,
    momentOf: useWords('figures').moment,
    asOf: words.asOf,
  }
  return (
    <header className={`${banknote.head} ${slip.head}`}>
      <OpeningStatus
        night
        className="lang-door"
        isLive={isLiveWord(word)}
        textOf={(opening, now, isLive) => doorText(opening, now, isLive, languageParts)}
      />
      <div className={slip.chips}>
        <SampleChip of="market" mark={words.sample.chip} />
        {isRefused ? (
          <Chip night kind="off" icon={hand}>
            {words.sum.halted.chip}
          </Chip>
        ) : (
          <SourceChip word={word} quotedAt={quotedAt} words={chipWords} />
        )}
      </div>
    </header>
  )
}
