import type { FrameState } from '#contract/panel/frame-state.ts'
import { PAGE as MORE_PAGE } from '#contract/panel/pages/more-page.ts'
import logo from '../../assets/marks/logo-dark.svg'
import { roleWords } from '../../copy/panel-roles.ts'
import { initialsOf, panelFrameWords } from '../../copy/panel-words.ts'
import { formatTime } from '../../format/format.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { chevronLeft, clock, type IconPath, wifiOff } from '../../ui/icons.ts'
import { Mark } from '../../ui/Mark.tsx'
import type { Tone } from '../../ui/tone.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { usePanel } from '../state/panel-context.ts'
import { Entrance } from './Entrance.tsx'
import { StopControl } from './StopControl.tsx'
import styles from './Head.module.css'

interface HeadProps {
  readonly frame: FrameState
  readonly back: { readonly path: string; readonly label: string } | null
}

/** The dark band over each page: page title, opening state, feed mark and person. */
export function Head({ frame, back }: HeadProps) {
  const { person } = frame
  return (
    <header className={styles.band}>
      <div className={styles.content}>
        {back === null || person === null ? (
          <img className={styles.narrow} src={logo} alt={frame.officeName} width={126} height={30} />
        ) : (
          <a className={`${styles.back} ${styles.narrow}`} href={back.path}>
            <Icon of={chevronLeft} />
            <span>{back.label}</span>
          </a>
        )}
        <img className={styles.wide} src={logo} alt={frame.officeName} width={126} height={30} />
        <b className={`${styles.name} ${styles.wide}`}>{panelFrameWords.name}</b>
        <span className={styles.space} />
        <span className={styles.wide}>
          <Entrance frame={frame} night />
        </span>
        <FeedMark frame={frame} />
        {person === null ? null : (
          <>
            <a className={`${styles.person} ${styles.narrow}`} href={MORE_PAGE.path}>
              <span aria-hidden="true">{initialsOf(person.name)}</span>
              <VisuallyHidden>{`${person.name}, ${roleWords[person.role].name}`}</VisuallyHidden>
            </a>
            <div className={`${styles.stop} ${styles.wide}`}>
              <StopControl frame={frame} at="head" />
            </div>
          </>
        )}
      </div>
    </header>
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
    <Mark tone={tone} icon={icon} spoken={spoken} night className={styles.feed}>
      {text}
    </Mark>
  )
}
