import type { PriceEventLines } from '#contract/panel/price-shapes.ts'
import { momentText } from '../../copy/panel-moments.ts'
import { pricePanel } from '../../copy/panel-price.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { undo } from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { EventRow, EventRows } from '../parts/EventRows.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { Unbroken } from '../parts/Unbroken.tsx'
import { usePanel } from '../state/panel-context.ts'
import type { MarginForm } from './margin-form.ts'

interface LastChangesProps {
  readonly changes: readonly PriceEventLines[]
  /** The form that undoes the last change of the margins; null means that the person cannot undo it. */
  readonly form: MarginForm | null
}

/** Lists the last five changes of the price, with a button beside the change that it undoes. */
export function LastChanges({ changes, form }: LastChangesProps) {
  const { now, oldSince } = usePanel()
  return (
    <Sheet title={changes.length === 0 ? pricePanel.noChange : pricePanel.lastFive}>
      {changes.length === 0 ? null : (
        <EventRows>
          {changes.map(({ at, by, undoes, lines: [heading, ...more] }) => (
            <EventRow
              key={`${at} ${heading}`}
              title={<Unbroken text={heading} />}
              at={momentText(at, now)}
              note={<Unbroken text={[...more, by ?? pricePanel.byFile].join(' · ')} />}
            >
              {undoes === undefined || form === null ? null : (
                <Button
                  kind="text"
                  disabled={form.isUnderWay || oldSince !== null}
                  onClick={() => void form.undo(undoes)}
                >
                  <Icon of={undo} />
                  {pricePanel.undo}
                  <VisuallyHidden>{pricePanel.undone(heading)}</VisuallyHidden>
                </Button>
              )}
            </EventRow>
          ))}
        </EventRows>
      )}
    </Sheet>
  )
}
