import { useState } from 'react'
import type { FrameState } from '#contract/panel/frame-state.ts'
import type { PanelHomePage } from '#contract/panel/pages/home-page.ts'
import type { PanelFinding } from '#contract/panel/price-shapes.ts'
import { homePanel } from '../../copy/panel-prices.ts'
import { verdictWords, commandLabel } from '../../copy/panel-verdict.ts'
import { Icon } from '../../ui/Icon.tsx'
import { circleCheck, type IconPath, octagonAlert, triangleAlert } from '../../ui/icons.ts'
import { type Tone, toneClass } from '../../ui/tone.ts'
import { Entrance } from '../frame/Entrance.tsx'
import { PageNote } from '../parts/PageNote.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { usePanel } from '../state/panel-context.ts'
import unbroken from '../parts/Unbroken.module.css'
import styles from './Verdict.module.css'

const LOOKS: Readonly<Record<PanelHomePage['verdict'], { readonly tone: Tone; readonly icon: IconPath }>> = {
  good: { tone: 'good', icon: circleCheck },
  degraded: { tone: 'fair', icon: triangleAlert },
  bad: { tone: 'bad', icon: octagonAlert },
}

interface VerdictProps {
  readonly frame: FrameState
  readonly page: Pick<PanelHomePage, 'verdict' | 'findings'>
  /** The number of open steps in the set-up list below the banner. */
  readonly steps?: number
}

/** Summarizes the findings in one word, and lists what to do. */
export function VerdictBanner({ frame, page, steps = 0 }: VerdictProps) {
  const { tone, icon } = LOOKS[page.verdict]
  const { oldSince } = usePanel()
  const { findings } = page
  const [opened] = useState(() => new Set(findings.map(subjectOf)))
  const known = findings.filter((finding) => opened.has(subjectOf(finding)))
  const later = findings.filter((finding) => !opened.has(subjectOf(finding)))
  const good = `${frame.opening.kind === 'open' ? homePanel.allGood : homePanel.closedGood} ${homePanel.toDo(steps)}`
  return (
    <section className={`${styles.banner} ${toneClass(tone)}`}>
      <div className={styles.verdict}>
        <Icon of={icon} />
        <h1>{verdictWords[page.verdict]}</h1>
        <div className={styles.entrance}>
          <Entrance frame={frame} />
        </div>
      </div>
      <div className={styles.summary} role="status">
        {known.length === 0 ? (
          <p className={later.length === 0 ? undefined : styles.outdated}>{good}</p>
        ) : (
          <Findings findings={known} />
        )}
      </div>
      <PageNote isShown={later.length > 0 && oldSince === null}>
        <Sheet className={styles.later} role="status">
          <Findings findings={later} />
        </Sheet>
      </PageNote>
    </section>
  )
}

function subjectOf({ kind, helpsAt }: PanelFinding): string {
  return `${kind} ${helpsAt}`
}

function Findings({ findings }: { findings: readonly PanelFinding[] }) {
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <Finding key={`${finding.kind} ${finding.text}`} finding={finding} />
      ))}
    </ul>
  )
}

function Finding({ finding: { weight, text, advice, helpsAt, remedy } }: { finding: PanelFinding }) {
  const [, what = text, more = ''] = FIRST_CLAUSE.exec(text) ?? []
  return (
    <li className={toneClass(LOOKS[weight].tone)}>
      <Icon of={LOOKS[weight].icon} />
      <span>
        <b>{what}</b>
        {more} {advice}
        {helpsAt === null ? null : (
          <>
            {' '}
            <a className={unbroken.unbroken} href={helpsAt}>
              {homePanel.help}
            </a>
          </>
        )}
        {remedy === null ? null : (
          <small>
            {commandLabel} <code>{remedy}</code>
          </small>
        )}
      </span>
    </li>
  )
}

/** Matches the text up to its first punctuation mark; a point inside a number does not match. */
const FIRST_CLAUSE = /^(.+?[.:;,])(\s.*)$/s
