import { type ReactNode, use } from 'react'
import { dayOf, MINUTE, wallClockOf, weekdayOf } from '#domain/calendar.ts'
import type { Freshness } from '#domain/freshness.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import logo from '../assets/marks/logo-dark.svg'
import { sampleMark } from '../copy/frame.ts'
import { asOf } from '../copy/live-words.ts'
import { shortOpeningText, sinceTime, weekdayName } from '../copy/opening-words.ts'
import { windowBoard as copy, windowNotices } from '../copy/window-board-words.ts'
import { formatDayOfYear, formatMinute, formatQuotedAt } from '../format/format.ts'
import { useAsOfNow, useOfficeNotice, useRows, useSteadyWord } from '../live/index.ts'
import { usePageState } from '../page-state/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { clock, entranceOpen, flask, type IconPath, info, megaphone, wifiOff } from '../ui/icons.ts'
import { Mark } from '../ui/Mark.tsx'
import { type Tone, toneClass } from '../ui/tone.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { lostSince, ScreenContext, useWindowWord } from './screen.ts'
import { SiteCode } from './SiteCode.tsx'
import styles from './WindowFrame.module.css'

/** The head and the foot around the boards. `codes` must be the same array at every rendering. */
export function WindowFrame({ codes, children }: { codes: readonly InstrumentId[]; children: ReactNode }) {
  const { demo, office } = usePageState()
  const newest = useNewest(codes)
  const state = useWindowState(codes, newest)
  const opening = useAsOfNow(({ opening: now, now: at }) => shortOpeningText(now, at))
  return (
    <>
      <header className={styles.head}>
        <Logo />
        <div className={styles.states}>
          <p className={`${styles.line} ${toneClass('good', true)}`}>
            <Icon of={entranceOpen} />
            <span>{opening}</span>
          </p>
          <Feed state={state} newest={newest.at} />
        </div>
        <Clock />
      </header>
      {demo.market ? (
        <p className={`${styles.line} ${styles.sample}`}>
          <Icon of={flask} />
          <span>{copy.demo}</span>
        </p>
      ) : null}
      <main className={styles.main}>
        <h1>
          <VisuallyHidden>{copy.heading(office.shortName)}</VisuallyHidden>
        </h1>
        {children}
      </main>
      <footer className={styles.foot}>
        <Notice state={state} newest={newest.at} />
        <SiteCode place="foot" words={copy.onYourPhone} />
      </footer>
    </>
  )
}

/** Returns the time of the newest quote; null means that there is none. */
function useNewest(codes: readonly InstrumentId[]) {
  const rows = useRows(codes)
  const quoteTimes = rows.flatMap(({ quote, halted }) => (quote === null || halted ? [] : [quote.quotedAt]))
  const at = quoteTimes.length === 0 ? null : Math.max(...quoteTimes)
  return { at, isHalted: at === null && rows.some(({ halted }) => halted) }
}

/** The state in the head and the foot; `dated` shows only the time of the newest quote. */
type WindowState = Freshness | 'lost' | 'dated'

function useWindowState(codes: readonly InstrumentId[], { at, isHalted }: ReturnType<typeof useNewest>): WindowState {
  const screen = use(ScreenContext)
  const wordOf = useWindowWord()
  return useSteadyWord<WindowState>(codes.join(), (circumstances) => {
    if (lostSince(screen, circumstances.now) !== null) return 'lost'
    if (at === null) return isHalted ? 'dated' : 'stale'
    return circumstances.stage === 'served' ? 'dated' : wordOf(at, circumstances)
  })
}

export function Logo() {
  const { office } = usePageState()
  return <img className={styles.logo} src={logo} alt={office.name} width={319} height={76} />
}

interface StateProps {
  readonly state: WindowState
  readonly newest: number | null
}

function Feed({ state, newest }: StateProps) {
  const { demo } = usePageState()
  const moment = useAsOfNow(({ now }) => (newest === null ? null : formatQuotedAt(newest, now)))
  const isSample = demo.market && (state === 'live' || state === 'closed')
  const { tone, icon, words } = feedOf(isSample ? 'sample' : state, moment)
  return words === null ? null : (
    <Mark night tone={tone} icon={icon} className={styles.feed}>
      {words}
    </Mark>
  )
}

interface Line {
  readonly tone: Tone
  readonly icon: IconPath | null
  readonly words: string | null
}

function feedOf(state: WindowState | 'sample', moment: string | null): Line {
  switch (state) {
    case 'sample':
      return { tone: 'fair', icon: flask, words: sampleMark }
    case 'live':
    case 'closed':
      return { tone: 'good', icon: null, words: copy.live }
    case 'dated':
      return { tone: 'calm', icon: clock, words: moment === null ? null : `${moment}${asOf}` }
    case 'delayed':
      return { tone: 'fair', icon: clock, words: moment === null ? copy.delayed : `${copy.delayed}, ${moment}` }
    case 'stale':
      return { tone: 'bad', icon: clock, words: copy.gone }
    case 'lost':
      return { tone: 'bad', icon: wifiOff, words: copy.lost }
  }
}

/** The clock shows no time in the server's HTML, because cached HTML would show an old one. */
function Clock() {
  const time = useAsOfNow(({ now, stage }) => (stage === 'served' ? null : formatMinute(now)))
  const date = useAsOfNow(({ now }) => {
    const day = dayOf(now)
    return `${formatDayOfYear(day)} ${weekdayName(weekdayOf(day))}`
  })
  return (
    <p className={styles.clock}>
      <time translate="no">{time}</time>
      <span>{date}</span>
    </p>
  )
}

/** The number of characters above which the notice has smaller type. */
const LONG = 75

/** Shows a fault; else the office's notice; else the remark that prices are for information. */
function Notice({ state, newest }: StateProps) {
  const screen = use(ScreenContext)
  const own = useOfficeNotice()
  const wrong = useAsOfNow(({ now }) => {
    const since = lostSince(screen, now)
    if (state === 'lost') return since === null ? null : windowNotices.silentSince(sinceTime(wallClockOf(since)))
    if (state === 'stale') return windowNotices.gone
    return state === 'delayed' && newest !== null ? windowNotices.delayed(Math.floor((now - newest) / MINUTE)) : null
  })
  const words = wrong ?? own ?? copy.legal
  const isQuiet = words === copy.legal
  const tone = state === 'lost' ? 'bad' : isQuiet ? 'calm' : 'fair'
  const icon = isQuiet ? info : wrong === null ? megaphone : state === 'lost' ? wifiOff : clock
  const size = isQuiet ? styles.quiet : words.length > LONG ? styles.long : ''
  return (
    <p className={`${styles.line} ${styles.notice} ${toneClass(tone)} ${size}`}>
      <Icon of={icon} />
      <span>{words}</span>
    </p>
  )
}
