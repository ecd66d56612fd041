import type { FrameState } from '#contract/panel/frame-state.ts'
import type { PanelBody } from '#contract/panel/page.ts'

/** The properties of a page inside the frame, and of its larger parts. */
export interface BodyProps<Page extends PanelBody> {
  readonly frame: FrameState
  readonly page: Page
}
