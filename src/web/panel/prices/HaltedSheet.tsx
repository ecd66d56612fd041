import { allows, type PanelFrame } from '#contract/panel/frame.ts'
import { pricePanel } from '../../copy/panel-prices.ts'
import { hand, play } from '../../ui/icons.ts'
import { Icon } from '../parts/Icon.tsx'
import { Standstill } from '../parts/notices.tsx'

interface HaltedSheetProps {
  readonly frame: PanelFrame
  readonly heading: string
  readonly isTitle?: boolean
  /** Since when, by whom and why, as far as it is known. */
  readonly known: string
  /** The address of the dialog that puts it back on the site, and the button's word for it. */
  readonly resumeAt: string
  readonly resume: string
}

/** That something is not on the site, and the way back for who may go it. */
export function HaltedSheet({ frame, heading, isTitle = false, known, resumeAt, resume }: HaltedSheetProps) {
  return (
    <Standstill
      icon={hand}
      heading={heading}
      isTitle={isTitle}
      texts={[known === '' ? '' : `${known}.`, pricePanel.onSite]}
    >
      {allows(frame, 'resume') ? (
        <a className="btn full" href={resumeAt}>
          <Icon of={play} />
          {resume}
        </a>
      ) : null}
    </Standstill>
  )
}
