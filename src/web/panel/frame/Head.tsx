import type { FrameState } from '#contract/panel/frame-state.ts'
import { PAGE as MORE_PAGE } from '#contract/panel/pages/more-page.ts'
import logo from '../../assets/marks/logo-dark.svg'
import { shortOpeningText } from '../../copy/opening-words.ts'
import { roleWords } from '../../copy/panel-roles.ts'
import { initialsOf, panelFrameWords } from '../../copy/panel-words.ts'
import { formatTime } from '../../format/format.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { chevronLeft, clock, entranceClosed, entranceOpen, type IconPath, wifiOff } from '../../ui/icons.ts'
import { Mark } from '../../ui/Mark.tsx'
import type { Tone } from '../../ui/tone.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { usePanel } from '../state/panel-context.ts'
import { StopControl } from './StopControl.tsx'

interface HeadProps {
  readonly frame: FrameState
  readonly back: { readonly path: string; readonly label: string } | null
}

/** The dark band over each page: page title, opening state, feed mark and person. */
export function Head({ frame, back }: HeadProps) {
  const { person } = frame
  return (
    <header className="top on-night">
      <div className="top-in">
        {back === null || person === null ? (
          <img className="rt" src={logo} alt={frame.officeName} width={126} height={30} />
        ) : (
          <a className="back rt" href={back.path}>
            <Icon of={chevronLeft} />
            <span>{back.label}</span>
          </a>
        )}
        <img className="wide" src={logo} alt={frame.officeName} width={126} height={30} />
        <b className="wide">{panelFrameWords.name}</b>
        <span className="sp" />
        <span className="wide">
          <Entrance frame={frame} />
        </span>
        <FeedMark frame={frame} />
        {person === null ? null : (
          <>
            <a className="me rt" href={MORE_PAGE.path}>
              <span aria-hidden="true">{initialsOf(person.name)}</span>
              <VisuallyHidden>{`${person.name}, ${roleWords[person.role].name}`}</VisuallyHidden>
            </a>
            <div className="stopw">
              <StopControl frame={frame} at="head" />
            </div>
          </>
        )}
      </div>
    </header>
  )
}

/** Shows, for example, "Açık, 18.00’e kadar". */
export function Entrance({ frame: { opening } }: { frame: FrameState }) {
  const { now } = usePanel()
  const isOpen = opening.kind === 'open'
  return (
    <span className={isOpen ? 'open yes' : 'open no'}>
      <Icon of={isOpen ? entranceOpen : entranceClosed} />
      <span>{shortOpeningText(opening, now)}</span>
    </span>
  )
}

/** Shows the time of the source's last message; on an outdated page, the time of the page's last update. */
function FeedMark({ frame: { demo, sourceTime, feedIsLate } }: { frame: FrameState }) {
  const { oldSince } = usePanel()
  const { feed, sample } = panelFrameWords
  if (oldSince !== null) return nightMark('bad', wifiOff, feed.old, formatTime(oldSince))
  if (demo)
    return (
      <Chip kind="demo" night>
        {sample}
      </Chip>
    )
  if (sourceTime === null) return nightMark('bad', wifiOff, feed.late, feed.never)
  const text = formatTime(sourceTime)
  return feedIsLate ? nightMark('fair', clock, feed.late, text) : nightMark('good', null, feed.live, text)
}

function nightMark(tone: Tone, icon: IconPath | null, spoken: string, text: string) {
  return (
    <Mark tone={tone} icon={icon} spoken={spoken} night className="mark">
      {text}
    </Mark>
  )
}
