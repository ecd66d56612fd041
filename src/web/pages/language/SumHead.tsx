import type { CurrencyCode } from '#domain/currency.ts'
import { isLiveWord, OpeningStatus, SampleChip, SourceChip, useSourceWord } from '../../features/rates/index.ts'
import { useOtherCurrency } from '../../features/sum/index.ts'
import { useCell, useLive } from '../../live/index.ts'
import { Chip } from '../../ui/Chip.tsx'
import { hand } from '../../ui/icons.ts'
import { useLanguage } from './language-context.tsx'
import type { ShownSum } from './SumAnswer.tsx'
import banknote from '../../ui/Banknote.module.css'
import slip from '../../ui/Slip.module.css'

/** Shows the opening status and the freshness of the price. */
export function SumHead({ code, shown: { query, outcome, result } }: { code: CurrencyCode; shown: ShownSum }) {
  const { words } = useLanguage()
  const other = useOtherCurrency(query.rows[0])
  const isRefused =
    other !== null || (outcome !== null && 'refused' in outcome && outcome.refused[0].why !== 'unquoted')
  const quotedAt = result?.lines[0].quotedAt ?? null
  const { status } = useLive()
  const word = useSourceWord(code, useCell(status.table), quotedAt)
  return (
    <header className={`${banknote.head} ${slip.head}`}>
      <OpeningStatus night className="lang-door" isLive={isLiveWord(word)} />
      <div className={slip.chips}>
        <SampleChip of="market" />
        {isRefused ? (
          <Chip night kind="off" icon={hand}>
            {words.sum.halted.chip}
          </Chip>
        ) : (
          <SourceChip word={word} quotedAt={quotedAt} />
        )}
      </div>
    </header>
  )
}
