import type { FrameState } from '#contract/panel/frame-state.ts'
import { PAGE as HOME_PAGE } from '#contract/panel/pages/home-page.ts'
import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import { panelFrameWords } from '../../copy/panel-words.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { hand } from '../../ui/icons.ts'

interface StopControlProps {
  readonly frame: FrameState
  /** The dock breaks the label over several lines; the head does not. */
  readonly at: 'dock' | 'head'
  /** The look of the control in the dock. */
  readonly className?: string | undefined
}

/**
 * Opens the question that precedes a halt of all prices. The control is never disabled, even if figures are old or
 * another request is under way. If all prices are halted, it links to the page that resumes them.
 */
export function StopControl({ frame, at, className }: StopControlProps) {
  const words = frame.allHalted ? panelFrameWords.halted : panelFrameWords.halt
  const to = frame.allHalted ? HOME_PAGE.path : PANEL_PATHS.haltAll
  const content = (
    <>
      <Icon of={hand} />
      <Words words={words} at={at} />
    </>
  )
  return at === 'head' ? (
    <ButtonLink stop to={to}>
      {content}
    </ButtonLink>
  ) : (
    <a className={className} href={to}>
      {content}
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
