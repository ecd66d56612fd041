import { searchOf } from '#contract/calculator-query.ts'
import { PAGES } from '#contract/paths.ts'
import { momentAt } from '#contract/shared-moment.ts'
import { type Exchange, legsOf, type SumOutcome } from '#domain/exchange.ts'
import { quote as copy } from '../../copy/quote.ts'
import { share } from '../../copy/share.ts'
import { slip } from '../../copy/slip.ts'
import { usePageState } from '../../page-state/index.ts'
import { Button, type ButtonKind } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { printer } from '../../ui/icons.ts'
import { ShareActions } from '../../ui/ShareActions.tsx'
import { markedSample, quoteRate, quoteTitle } from './quote-text.ts'
import frame from './SlipFrame.module.css'

export interface QuoteActionsProps {
  readonly exchange: Exchange
  readonly outcome: SumOutcome
  readonly words?: { readonly share?: string; readonly copy: string; readonly copied: string }
  readonly kind?: ButtonKind
}

/** Shares a sum, and prints it. The link carries the minute of its price; the page reads the price of that minute. */
export function QuoteActions({ exchange, outcome, words = share.link, kind = 'filled' }: QuoteActionsProps) {
  const { demo } = usePageState()
  const newest = Math.max(...legsOf(outcome).map(({ quotedAt }) => quotedAt))
  const question = { exchange, moment: momentAt(newest) }
  const url = location.origin + PAGES.calculator.path + searchOf({ kind: 'question', question })
  const title = quoteTitle(exchange, outcome)
  return (
    <>
      <ShareActions
        shared={{ title, text: markedSample(`${title}\n${quoteRate(outcome)}\n${slip.fine}`, demo), url }}
        copied={url}
        words={words}
        kind={kind}
        className={frame.action}
      />
      <Button kind="line" className={frame.action} onClick={() => print()}>
        <Icon of={printer} />
        {copy.print}
      </Button>
    </>
  )
}
