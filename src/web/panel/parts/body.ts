import type { FrameState } from '#contract/panel/frame-state.ts'
import type { PanelBody } from '#contract/panel/page.ts'

/** What a page within the frame, and each of its larger parts, is drawn from. */
export interface BodyProps<Page extends PanelBody> {
  readonly frame: FrameState
  readonly page: Page
}
