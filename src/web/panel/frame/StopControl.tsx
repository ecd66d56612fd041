import type { PanelFrame, PanelPerson } from '#contract/panel/frame.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import { may } from '#contract/panel/roles.ts'
import { panelFrame } from '../../copy/panel.ts'
import { hand, play } from '../../ui/icons.ts'
import { Icon } from '../parts/Icon.tsx'
import { PanelForm } from '../parts/PanelForm.tsx'
import { usePanel } from '../renewal/panel-context.ts'

interface StopControlProps {
  readonly frame: PanelFrame
  readonly person: PanelPerson
  /** A cell of the dock breaks its words; the button in the head doesn't. */
  readonly at: 'dock' | 'head'
}

/** Stops all prices by asking first, and once they are stopped lets them go on: always in the same place. */
export function StopControl({ frame, person, at }: StopControlProps) {
  const { oldSince } = usePanel()
  const look = at === 'dock' ? 'stopb' : 'btn stop'
  if (!frame.allHalted) {
    if (oldSince !== null) return <StillStop look={look} at={at} words={panelFrame.halt} />
    return (
      <a className={look} href={PANEL_PATHS.haltAll}>
        <Icon of={hand} />
        <Words words={panelFrame.halt} at={at} />
      </a>
    )
  }
  if (oldSince !== null || !may(person.role, 'resume'))
    return <StillStop look={look} at={at} words={oldSince === null ? panelFrame.halted : panelFrame.resume} />
  return (
    <PanelForm frame={frame} to={PANEL_PATHS.resumeAll} className="stopf">
      <button className={`${look} go`} type="submit">
        <Icon of={play} />
        <Words words={panelFrame.resume} at={at} />
      </button>
    </PanelForm>
  )
}

function StillStop({ look, at, words }: { look: string; at: StopControlProps['at']; words: readonly string[] }) {
  return (
    <button className={look} type="button" disabled>
      <Icon of={hand} />
      <Words words={words} at={at} />
    </button>
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
