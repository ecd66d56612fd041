import { allows, type PanelFrame } from '#contract/panel/frame.ts'
import { pricePanel } from '../../copy/panel-prices.ts'
import { hand, play } from '../../ui/icons.ts'
import { Icon } from '../parts/Icon.tsx'
import { Standstill } from '../parts/notices.tsx'
import { PanelForm } from '../parts/PanelForm.tsx'

interface HaltedSheetProps {
  readonly frame: PanelFrame
  readonly heading: string
  readonly isTitle?: boolean
  /** Since when, by whom and why, as far as it is known. */
  readonly known: string
  /** The address that puts it back on the site, and the button's word for it. */
  readonly to: string
  readonly resume: string
}

/** That something is not on the site, and the way back for who may go it. */
export function HaltedSheet({ frame, heading, isTitle = false, known, to, resume }: HaltedSheetProps) {
  return (
    <Standstill
      icon={hand}
      heading={heading}
      isTitle={isTitle}
      texts={[known === '' ? '' : `${known}.`, pricePanel.onSite]}
    >
      {allows(frame, 'resume') ? (
        <PanelForm frame={frame} to={to}>
          <button className="btn full" type="submit">
            <Icon of={play} />
            {resume}
          </button>
        </PanelForm>
      ) : null}
    </Standstill>
  )
}
