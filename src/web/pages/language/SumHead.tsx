import type { CurrencyCode } from '#domain/currency.ts'
import { OpeningStatus, SampleChip, SourceChip, useSourceWord } from '../../features/rates/index.ts'
import { useCell, useLive } from '../../live/index.ts'
import { Chip } from '../../ui/Chip.tsx'
import { hand } from '../../ui/icons.ts'
import { useLanguage } from './language-context.tsx'
import { doorText, momentText } from './language-text.ts'
import type { ShownSum } from './SumAnswer.tsx'
import banknote from '../../ui/Banknote.module.css'
import slip from '../../ui/Slip.module.css'

/** Shows the opening status and the freshness of the price. */
export function SumHead({ code, shown: { outcome, result } }: { code: CurrencyCode; shown: ShownSum }) {
  const languageParts = useLanguage()
  const { words } = languageParts
  const isRefused = outcome !== null && 'refused' in outcome && outcome.refused[0].why !== 'unquoted'
  const quotedAt = result?.lines[0].quotedAt ?? null
  const { status } = useLive()
  const word = useSourceWord(code, useCell(status.table), quotedAt)
  const chipWords = {
    source: words.source,
    momentOf: (instant: number, now: number) => momentText(instant, now, languageParts),
    asOf: words.asOf,
  }
  return (
    <header className={`${banknote.head} ${slip.head}`}>
      <OpeningStatus night className="lang-door" textOf={(opening, now) => doorText(opening, now, languageParts)} />
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
