import type { FrameState } from '#contract/panel/frame-state.ts'
import type { PathParams } from '#contract/panel/match-path.ts'
import type { PanelBody } from '#contract/panel/page.ts'

/** The properties of a page inside the frame, and of its larger parts. */
export interface BodyProps<Page extends PanelBody> {
  readonly frame: FrameState
  readonly page: Page
}

/** The properties of a dialog over its page. A file with a body exports its page's dialogs by their names. */
export interface DialogProps<Page extends PanelBody> extends BodyProps<Page> {
  readonly params: PathParams
}
