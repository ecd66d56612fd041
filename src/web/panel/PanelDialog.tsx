import { allows, type FrameState } from '#contract/panel/frame-state.ts'
import type { PanelBody } from '#contract/panel/page.ts'
import type { DialogPlace } from './dialogs.ts'
import { EraseDialog, PeopleDialog, RemoveRulesDialog, RollbackDialog } from './later-pages.ts'
import { HaltAllDialog, HaltOneDialog, ResumeDialog, ResumeOneDialog } from './prices/HaltDialogs.tsx'

interface PanelDialogProps {
  readonly frame: FrameState
  readonly page: PanelBody
  readonly place: DialogPlace
}

/** Draws the dialog over the current page; draws nothing if the page has none or the person may not use it. */
export function PanelDialog({ frame, page, place }: PanelDialogProps) {
  switch (place.name) {
    case 'halt-all':
      return <HaltAllDialog frame={frame} />
    case 'resume-all':
      return <ResumeDialog frame={frame} />
    case 'halt-one':
      return <HaltOneDialog page={page} />
    case 'resume-one':
      return <ResumeOneDialog page={page} frame={frame} />
    case 'remove-rules':
      return page.kind === 'banknotes' && allows(frame, 'price') ? <RemoveRulesDialog page={page} /> : null
    case 'erase-message':
      return page.kind === 'message' && allows(frame, 'erase') ? <EraseDialog page={page} /> : null
    case 'restore':
    case 'undo-version': {
      const how = place.name === 'restore' ? 'restore' : 'undoVersion'
      const may = allows(frame, place.name === 'restore' ? 'restore' : 'undo')
      const version = Number(place.params['no'])
      return page.kind === 'history' && may ? <RollbackDialog how={how} page={page} version={version} /> : null
    }
    case 'role':
    case 'sign-out-everywhere':
    case 'remove-person':
    case 'remove-device':
      return page.kind === 'people' ? <PeopleDialog page={page} name={place.name} params={place.params} /> : null
  }
}
