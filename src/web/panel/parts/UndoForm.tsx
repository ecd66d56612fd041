import type { ComponentProps } from 'react'
import type { Outcome } from '#contract/panel/frame.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import { PanelForm } from './PanelForm.tsx'

interface UndoFormProps extends Pick<ComponentProps<typeof PanelForm>, 'frame' | 'id' | 'className' | 'children'> {
  readonly outcome: Outcome | null
  /** The page that it leads back to. */
  readonly back: string
}

/** By which the last publication is taken back, as long as it can be. */
export function UndoForm({ frame, outcome, back, children, ...form }: UndoFormProps) {
  return outcome?.kind === 'done' && outcome.undoable ? (
    <PanelForm frame={frame} to={PANEL_PATHS.undo} version={outcome.version} outcome={outcome} {...form}>
      <input type="hidden" name="donus" value={back} />
      {children}
    </PanelForm>
  ) : null
}
