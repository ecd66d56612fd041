import type { ComponentProps, ComponentType } from 'react'
import { allows, type FrameState } from '#contract/panel/frame-state.ts'
import type { PanelBody } from '#contract/panel/page.ts'
import { later } from './later.ts'
import { type DialogPlace, LATER_DIALOGS } from './pages.ts'
import { HaltAllDialog, HaltOneDialog } from './prices/HaltDialogs.tsx'

interface PanelDialogProps {
  readonly frame: FrameState
  readonly page: PanelBody
  readonly place: DialogPlace
}

type FrameDialog = ComponentType<Omit<PanelDialogProps, 'place'>>

/** The dialogs of the home page and of a price. Those of all prices open over every page, and those that stop are in the first chunk. */
const FRAME_DIALOGS: Readonly<Record<string, FrameDialog>> = {
  'halt-all': HaltAllDialog,
  'halt-one': HaltOneDialog,
  'resume-all': later<ComponentProps<FrameDialog>>(async () => (await resumeDialogs()).ResumeDialog),
  'resume-one': later<ComponentProps<FrameDialog>>(async () => (await resumeDialogs()).ResumeOneDialog),
}

function resumeDialogs() {
  return import('./prices/ResumeDialogs.tsx')
}

/** Draws the dialog over the current page; draws nothing if the page has none or the person may not use it. */
export function PanelDialog({ frame, page, place }: PanelDialogProps) {
  const { kind, name, permission, params } = place
  const OverFrame = FRAME_DIALOGS[name]
  if (OverFrame !== undefined) return <OverFrame frame={frame} page={page} />
  const Dialog = LATER_DIALOGS.get(kind)
  if (page.kind !== kind || Dialog === undefined) return null
  if (permission !== undefined && !allows(frame, permission)) return null
  // oxlint-disable-next-line react/static-components -- the components of the map are created once
  return <Dialog name={name} frame={frame} page={page} params={params} />
}
