import type { SumResult } from '#domain/sum.ts'
import { share, sumNote } from '../../copy/share.ts'
import { sumText } from '../../format/money-text.ts'
import { usePageState } from '../../page-state/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { printer } from '../../ui/icons.ts'
import { ShareActions } from '../../ui/ShareActions.tsx'
import { dated, markedSample } from './shared-sum-text.ts'
import frame from '../../ui/Slip.module.css'

export interface SumActionsProps {
  readonly result: SumResult
  /** The condition of the sum: "500 USD bozdurulursa". */
  readonly condition: string
  /** The price of the sum: "alış kuru 47,2330 ₺". */
  readonly price: string
  /** The path and search of the sum at the moment of its price. */
  readonly link: string
  /** The question for the counter, which the visitor can copy. */
  readonly message: string
  readonly prints: boolean
  readonly words?: { readonly share?: string; readonly copy: string; readonly copied: string }
}

export function SumActions({ result, condition, price, link, message, prints, words = share.text }: SumActionsProps) {
  const { demo } = usePageState()
  const url = location.origin + link
  const title = `${condition} ${sumText(result)}`
  const text = markedSample(`${title}\n${dated(price, result)}\n${sumNote}`, demo)
  return (
    <>
      <ShareActions shared={{ title, text, url }} copied={message} words={words} className={frame.action} />
      {prints ? (
        <Button kind="line" className={frame.action} onClick={() => print()}>
          <Icon of={printer} />
          {share.print}
        </Button>
      ) : null}
    </>
  )
}
