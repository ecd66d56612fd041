import type { FrameState } from '#contract/panel/frame-state.ts'
import type { PanelHomePage, PanelFinding } from '#contract/panel/price-pages.ts'
import { ownerFindings } from '../../copy/owner-findings.ts'
import { homePanel } from '../../copy/panel-prices.ts'
import { verdictWords, commandLabel } from '../../copy/panel-verdict.ts'
import { Icon } from '../../ui/Icon.tsx'
import { circleCheck, type IconPath, octagonAlert, triangleAlert } from '../../ui/icons.ts'
import { Entrance } from '../frame/Head.tsx'

const LOOKS: Readonly<Record<PanelHomePage['verdict'], { readonly className: string; readonly icon: IconPath }>> = {
  good: { className: 'up', icon: circleCheck },
  degraded: { className: 'mid', icon: triangleAlert },
  bad: { className: 'bad', icon: octagonAlert },
}

interface VerdictProps {
  readonly frame: FrameState
  readonly page: Pick<PanelHomePage, 'verdict' | 'findings'>
  /** True if the findings are worded for the technician, with the command that helps. */
  readonly isTechnical?: boolean
}

/** Summarizes the findings in one word, and lists what to do. */
export function VerdictBanner({ frame, page, isTechnical = false }: VerdictProps) {
  const { className, icon } = LOOKS[page.verdict]
  return (
    <section className={`verdict ${className}`}>
      <div className="v">
        <Icon of={icon} />
        <h1>{verdictWords[page.verdict]}</h1>
        <Entrance frame={frame} />
      </div>
      <div role="status">
        {page.findings.length === 0 ? (
          <p>{frame.opening.kind === 'open' ? homePanel.allGood : homePanel.closedGood}</p>
        ) : (
          <ul>
            {page.findings.map((finding) => {
              const key = `${finding.kind} ${finding.text}`
              return isTechnical ? (
                <TechnicalFinding key={key} finding={finding} />
              ) : (
                <Finding key={key} finding={finding} />
              )
            })}
          </ul>
        )}
      </div>
    </section>
  )
}

function Finding({ finding: { kind, weight, text: technical, helpsAt } }: { finding: PanelFinding }) {
  const { text = technical, advice } = ownerFindings[kind]
  const [, what = text, more = ''] = FIRST_CLAUSE.exec(text) ?? []
  return (
    <li className={weight === 'bad' ? 'r' : 'y'}>
      <Icon of={weight === 'bad' ? octagonAlert : triangleAlert} />
      <span>
        <b>{what}</b>
        {more} {advice}
        {helpsAt === null ? null : (
          <>
            {' '}
            <a className="nw" href={helpsAt}>
              {homePanel.help}
            </a>
          </>
        )}
      </span>
    </li>
  )
}

function TechnicalFinding({ finding: { weight, text, remedy } }: { finding: PanelFinding }) {
  const [, what = text, more = ''] = FIRST_CLAUSE.exec(text) ?? []
  return (
    <li className={weight === 'bad' ? 'r' : 'y'}>
      <Icon of={weight === 'bad' ? octagonAlert : triangleAlert} />
      <span>
        <b>{what}</b>
        {more}{' '}
        {remedy === null ? null : (
          <span className="who">
            {commandLabel} <code>{remedy}</code>
          </span>
        )}
      </span>
    </li>
  )
}

/** Matches the text up to its first punctuation mark; a point inside a number does not match. */
const FIRST_CLAUSE = /^(.+?[.:;,])(\s.*)$/s
