import type { FrameState } from '#contract/panel/frame-state.ts'
import type { PanelHomePage } from '#contract/panel/pages/home-page.ts'

/** Returns the number of steps that the list shows and that nobody has hidden. */
export function openSteps(frame: FrameState, lines: PanelHomePage['setUp']): number {
  return isLookingAround(frame) ? 0 : lines.filter(({ hidden }) => hidden === null).length
}

/** Returns true in demo mode, in which the home page invites to look around. */
export function isLookingAround({ person }: FrameState): boolean {
  return person?.device === null
}
