import { momentAt, type SharedMoment } from '#contract/shared-moment.ts'
import { legsOf, type SumResult } from '#domain/sum.ts'
import { share, sumNote } from '../../copy/share.ts'
import { sumText } from '../../format/money-text.ts'
import { usePageState } from '../../page-state/index.ts'
import type { ButtonKind } from '../../ui/Button.tsx'
import { ShareActions } from '../../ui/ShareActions.tsx'
import { dated, markedSample } from './shared-sum-text.ts'

export interface ShareSumProps {
  readonly result: SumResult
  /** "500 USD bozdurulursa" */
  readonly condition: string
  /** "alış kuru 47,2330 ₺" */
  readonly rate: string
  /** Path and search of the sum at a moment. */
  readonly addressAt: (moment: SharedMoment) => string
  readonly words?: { readonly share?: string; readonly copy: string; readonly copied: string }
  readonly kind?: ButtonKind
  readonly className?: string | undefined
}

/** The link carries the minute of the newest price; the page reads the prices of that minute. */
export function ShareSum({
  result,
  condition,
  rate,
  addressAt,
  words = share.link,
  kind = 'filled',
  className,
}: ShareSumProps) {
  const { demo } = usePageState()
  const newest = Math.max(...legsOf(result).map(({ quotedAt }) => quotedAt))
  const url = location.origin + addressAt(momentAt(newest))
  const title = `${condition} ${sumText(result)}`
  return (
    <ShareActions
      shared={{ title, text: markedSample(`${title}\n${dated(rate, result)}\n${sumNote}`, demo), url }}
      copied={url}
      words={words}
      kind={kind}
      className={className}
    />
  )
}
