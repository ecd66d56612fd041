import { type ReactNode, use } from 'react'
import { SITE_QR_PATH } from '#contract/window-board.ts'
import { dayOf, MINUTE, wallClockOf, weekdayOf } from '#domain/calendar.ts'
import type { Freshness } from '#domain/freshness.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import logo from '../assets/marks/logo-dark.svg'
import { sampleMark } from '../copy/frame.ts'
import { shortOpeningText, sinceTime, weekdayName } from '../copy/opening.ts'
import { asOf } from '../copy/rates.ts'
import { windowBoard as copy, windowNotices } from '../copy/window-board.ts'
import { formatDayOfYear, formatMinute, formatQuotedAt } from '../format/format.ts'
import { useAsOfNow, useOfficeNotice, useRows, useSteadyWord } from '../live/index.ts'
import { usePageState } from '../page-state/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { clock, entranceOpen, flask, type IconPath, info, megaphone, wifiOff } from '../ui/icons.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { lostSince, ScreenContext, useWindowWord } from './screen.ts'

/** What head and foot say of all prices; `dated`: no more than when the newest was quoted. */
type WindowState = Freshness | 'lost' | 'dated'

/** Head and foot, around the boards. `codes`: whose prices they speak of; the same list at every rendering. */
export function WindowFrame({ codes, children }: { codes: readonly InstrumentId[]; children: ReactNode }) {
  const { demo, office } = usePageState()
  const screen = use(ScreenContext)
  const wordOf = useWindowWord()
  const rows = useRows(codes)
  const quoted = rows.flatMap(({ quote, halted }) => (quote === null || halted ? [] : [quote.quotedAt]))
  const newest = quoted.length === 0 ? null : Math.max(...quoted)
  const isHalted = newest === null && rows.some(({ halted }) => halted)
  const state = useSteadyWord<WindowState>(codes.join(), (circumstances) => {
    if (lostSince(screen, circumstances.now) !== null) return 'lost'
    if (newest === null) return isHalted ? 'dated' : 'stale'
    return circumstances.stage === 'served' ? 'dated' : wordOf(newest, circumstances)
  })
  return (
    <>
      <header className="wb-head">
        <Logo />
        <div className="wb-states">
          <Opening />
          <Feed state={state} newest={newest} />
        </div>
        <Clock />
      </header>
      {demo.market ? (
        <p className="wb-demo">
          <Icon of={flask} />
          <span>{copy.demo}</span>
        </p>
      ) : null}
      <main className="wb-main">
        <h1>
          <VisuallyHidden>{copy.heading(office.shortName)}</VisuallyHidden>
        </h1>
        {children}
      </main>
      <footer className="wb-foot">
        <Notice state={state} newest={newest} />
        <SiteCode words={copy.onYourPhone} />
      </footer>
    </>
  )
}

export function Logo() {
  const { office } = usePageState()
  return <img className="wb-logo" src={logo} alt={office.name} width={319} height={76} />
}

export function SiteCode({ words }: { words: string }) {
  const { office } = usePageState()
  return (
    <div className="wb-site">
      <p>
        <span>{words}</span> <b translate="no">{new URL(office.origin).host}</b>
      </p>
      <img src={SITE_QR_PATH} alt={copy.code} width={104} height={104} />
    </div>
  )
}

function Opening() {
  const text = useAsOfNow(({ opening, now }) => shortOpeningText(opening, now))
  return (
    <p className="wb-opening">
      <Icon of={entranceOpen} />
      <span>{text}</span>
    </p>
  )
}

const FEED_ICONS = { delayed: clock, stale: clock, lost: wifiOff } as const

function Feed({ state, newest }: { state: WindowState; newest: number | null }) {
  const { demo } = usePageState()
  const moment = useAsOfNow(({ now }) => (newest === null ? null : formatQuotedAt(newest, now)))
  const say = (look: string, icon: IconPath | null, words: string) => (
    <p className={`wb-feed ${look}`}>
      {icon === null ? <i className="wb-live" /> : <Icon of={icon} />}
      <span>{words}</span>
    </p>
  )
  switch (state) {
    case 'live':
    case 'closed':
      return demo.market ? say('wb-warm', flask, sampleMark) : say('', null, copy.live)
    case 'dated':
      return moment === null ? null : say('', clock, `${moment}${asOf}`)
    case 'delayed':
      return say('wb-warm', FEED_ICONS.delayed, moment === null ? copy.delayed : `${copy.delayed}, ${moment}`)
    case 'stale':
      return say('wb-bad', FEED_ICONS.stale, copy.gone)
    case 'lost':
      return say('wb-bad', FEED_ICONS.lost, copy.lost)
  }
}

/** Once it runs: what was served has the time of its prices alone. */
function Clock() {
  const time = useAsOfNow(({ now, stage }) => (stage === 'served' ? null : formatMinute(now)))
  const date = useAsOfNow(({ now }) => {
    const day = dayOf(now)
    return `${formatDayOfYear(day)} ${weekdayName(weekdayOf(day))}`
  })
  return (
    <p className="wb-clock">
      <time translate="no">{time}</time>
      <span>{date}</span>
    </p>
  )
}

/** Characters. */
const LONG = 75

function Notice({ state, newest }: { state: WindowState; newest: number | null }) {
  const screen = use(ScreenContext)
  const own = useOfficeNotice()
  const text = useAsOfNow(({ now }) => {
    const since = lostSince(screen, now)
    if (state === 'lost') return since === null ? null : windowNotices.silentSince(sinceTime(wallClockOf(since)))
    if (state === 'stale') return windowNotices.gone
    return state === 'delayed' && newest !== null ? windowNotices.delayed(Math.floor((now - newest) / MINUTE)) : null
  })
  const look = state === 'lost' ? 'wb-bad' : text !== null || own !== null ? 'wb-warm' : 'wb-quiet'
  const icon = text === null ? (own === null ? info : megaphone) : state === 'lost' ? wifiOff : clock
  const words = text ?? own ?? copy.legal
  return (
    <p className={`wb-notice ${look} ${words.length > LONG ? 'wb-long' : ''}`.trim()}>
      <Icon of={icon} />
      <span>{words}</span>
    </p>
  )
}
