import { allows, type FrameState } from '#contract/panel/frame-state.ts'
import { haltedOnSite } from '../../copy/panel-halts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { hand, play } from '../../ui/icons.ts'
import { Standstill } from '../parts/Standstill.tsx'

interface HaltedSheetProps {
  readonly frame: FrameState
  readonly heading: string
  readonly isTitle?: boolean
  /** The start, the person and the reason of the halt, as far as they are known. */
  readonly known: string
  /** The address of the dialog that resumes the price, and the label of its button. */
  readonly resumeAt: string
  readonly resume: string
}

/** Reports a halt, with a link that resumes the prices if the person may do so. */
export function HaltedSheet({ frame, heading, isTitle = false, known, resumeAt, resume }: HaltedSheetProps) {
  return (
    <Standstill icon={hand} heading={heading} isTitle={isTitle} texts={[known === '' ? '' : `${known}.`, haltedOnSite]}>
      {allows(frame, 'resume') ? (
        <ButtonLink wide to={resumeAt}>
          <Icon of={play} />
          {resume}
        </ButtonLink>
      ) : null}
    </Standstill>
  )
}
