import type { PanelFrame } from '#contract/panel/frame.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import { panelFrame } from '../../copy/panel.ts'
import { hand } from '../../ui/icons.ts'
import { Icon } from '../parts/Icon.tsx'

interface StopControlProps {
  readonly frame: PanelFrame
  /** A cell of the dock breaks its words; the button in the head doesn't. */
  readonly at: 'dock' | 'head'
}

/**
 * Stops all prices by asking first. It is never disabled: not by old figures, nor by anything under way. Once all prices
 * are stopped it leads to the page where they are resumed.
 */
export function StopControl({ frame, at }: StopControlProps) {
  const classes = at === 'dock' ? 'stopb' : 'btn stop'
  const words = frame.allHalted ? panelFrame.halted : panelFrame.halt
  return (
    <a className={classes} href={frame.allHalted ? PANEL_PATHS.home : PANEL_PATHS.haltAll}>
      <Icon of={hand} />
      <Words words={words} at={at} />
    </a>
  )
}

function Words({ words: [first, second], at }: { words: readonly string[]; at: StopControlProps['at'] }) {
  return (
    <span>
      <span>{first}</span>
      {at === 'dock' ? <br /> : ' '}
      <span>{second}</span>
    </span>
  )
}
