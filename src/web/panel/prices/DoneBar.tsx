import { publishedWords } from '../../copy/panel-margins.ts'
import { pricePanel } from '../../copy/panel-price.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { check, undo } from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Bar } from '../parts/Bar.tsx'
import type { Published } from '../parts/PublishedNote.tsx'

interface DoneBarProps {
  readonly done: Published
  /** The published change. */
  readonly text: string
  readonly isUnderWay: boolean
  readonly onUndo: () => void
}

/** Reports a publication, in green once all replicas have it, and offers to undo it. */
export function DoneBar({ done: { took, unconfirmed, changes }, text, isUnderWay, onUndo }: DoneBarProps) {
  const isEverywhere = unconfirmed?.length === 0
  const title = (
    <>
      {isEverywhere ? <Icon of={check} /> : null}
      <span>{publishedWords.in(took)}</span>
    </>
  )
  const where = unconfirmed === null ? publishedWords.unknown : publishedWords.notTakenBy(unconfirmed.join(', '))
  return (
    <Bar tone={isEverywhere ? 'good' : undefined} title={title} text={isEverywhere ? text : where}>
      <Button kind="line" disabled={isUnderWay} onClick={onUndo}>
        <Icon of={undo} />
        {pricePanel.undo}
        <VisuallyHidden>{pricePanel.undone(changes.join('; '))}</VisuallyHidden>
      </Button>
    </Bar>
  )
}
