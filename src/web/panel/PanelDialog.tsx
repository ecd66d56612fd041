import type { ComponentType } from 'react'
import { allows, type FrameState } from '#contract/panel/frame-state.ts'
import type { PanelBody } from '#contract/panel/page.ts'
import { type DialogPlace, LATER_DIALOGS } from './pages.ts'
import { HaltAllDialog, HaltOneDialog, ResumeDialog, ResumeOneDialog } from './prices/HaltDialogs.tsx'

interface PanelDialogProps {
  readonly frame: FrameState
  readonly page: PanelBody
  readonly place: DialogPlace
}

/** The dialogs of the first chunk. Those of all prices open over every page. */
const STOP_DIALOGS: Readonly<Record<string, ComponentType<Omit<PanelDialogProps, 'place'>>>> = {
  'halt-all': HaltAllDialog,
  'resume-all': ResumeDialog,
  'halt-one': HaltOneDialog,
  'resume-one': ResumeOneDialog,
}

/** Draws the dialog over the current page; draws nothing if the page has none or the person may not use it. */
export function PanelDialog({ frame, page, place }: PanelDialogProps) {
  const { kind, name, permission, params } = place
  const StopDialog = STOP_DIALOGS[name]
  if (StopDialog !== undefined) return <StopDialog frame={frame} page={page} />
  const Dialog = LATER_DIALOGS.get(kind)
  if (page.kind !== kind || Dialog === undefined) return null
  if (permission !== undefined && !allows(frame, permission)) return null
  // oxlint-disable-next-line react/static-components -- the components of the map are created once
  return <Dialog name={name} frame={frame} page={page} params={params} />
}
