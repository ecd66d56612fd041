import { type ReactNode, use, useEffect, useMemo, useRef } from 'react'
import { windowMetals, type WindowChoice } from '#contract/window-board.ts'
import { MINUTE, SECOND, wallClockOf } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { opensText } from '../copy/opening.ts'
import { windowBoard as copy } from '../copy/window-board.ts'
import { formatMinute } from '../format/format.ts'
import { GoldRates, useAsOfNow, useFeed, useLive } from '../live/index.ts'
import { usePageState } from '../page-state/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { moon } from '../ui/icons.ts'
import { beat, openAnew, ScreenContext, useWakeLock } from './screen.ts'
import { Logo, SiteCode, WindowFrame } from './WindowFrame.tsx'
import { useWindowChoice, WindowStrip } from './WindowStrip.tsx'
import { WindowTable } from './WindowTable.tsx'

/** The board in the window: open with its prices, closed without any. */
export function WindowBoard() {
  const { office } = usePageState()
  const metals = useMemo(() => windowMetals(office.gold), [office.gold])
  const [choice, choose] = useWindowChoice(metals.length > 0)
  const kind = useAsOfNow(({ opening }) => opening.kind)
  useFeed('table')
  useSignsOfLife()
  useEndOfDay(kind)
  useTheme(choice)
  useWakeLock()
  return (
    <div className={kind === 'open' ? 'wb' : 'wb wb-closed'} {...usePlace()}>
      {kind === 'open' ? <OpenBoard choice={choice} metals={metals} /> : <ClosedBoard />}
      {choice === null ? null : <WindowStrip choice={choice} choose={choose} hasGold={metals.length > 0} />}
    </div>
  )
}

interface OpenBoardProps {
  /** null: as it was served, with all that there is. */
  choice: WindowChoice | null
  metals: ReturnType<typeof windowMetals>
}

function OpenBoard({ choice, metals }: OpenBoardProps) {
  const pano = choice?.pano ?? (metals.length > 0 ? 'doviz,altin' : 'doviz')
  const currencies = <WindowTable board="doviz" codes={CURRENCY_CODES} />
  switch (pano) {
    case 'doviz':
      return <WindowFrame codes={CURRENCY_CODES}>{currencies}</WindowFrame>
    case 'altin':
      return (
        <GoldRates board="gold">
          <WindowFrame codes={metals}>
            <WindowTable board="altin" codes={metals} />
          </WindowFrame>
        </GoldRates>
      )
    case 'doviz,altin':
      return (
        <WindowFrame codes={CURRENCY_CODES}>
          <InTurns>
            {currencies}
            <GoldRates board="gold">
              <WindowTable board="altin" codes={metals} beside={CURRENCY_CODES.length} />
            </GoldRates>
          </InTurns>
        </WindowFrame>
      )
  }
}

const TURN = 12 * SECOND

/** Side by side on a wide screen; on a tall one each for some seconds, named at the foot. */
function InTurns({ children }: { children: ReactNode }) {
  const turn = useAsOfNow(({ now, stage }) => (stage === 'served' ? null : Math.floor(now / TURN) % 2))
  return (
    <>
      <div className="wb-both" data-turn={turn ?? undefined}>
        {children}
      </div>
      <p className="wb-turns" aria-hidden="true" data-turn={turn ?? undefined}>
        <span>{copy.board.doviz}</span>
        <span>{copy.board.altin}</span>
      </p>
    </>
  )
}

function ClosedBoard() {
  const time = useAsOfNow(({ now, stage }) => (stage === 'served' ? null : formatMinute(now)))
  const opens = useAsOfNow(({ now, opening }) =>
    opening.kind === 'open' || opening.opensAt === null ? null : copy.closed.opens(opensText(opening.opensAt, now)),
  )
  return (
    <main className="wb-night">
      <Logo />
      <p className="wb-night-clock">
        <Icon of={moon} />
        <time translate="no">{time}</time>
      </p>
      <h1>{copy.closed.title}</h1>
      {opens === null ? null : <p className="wb-opens">{opens}</p>}
      <SiteCode words={copy.closed.onYourPhone} />
    </main>
  )
}

/** Steps to the right and down. */
const PLACES = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const

/** Nothing stands in one place for long: closed for a minute, anywhere; open for ten, and never over the left edge. */
function usePlace() {
  const at = useAsOfNow(({ now, stage, opening }) => {
    if (stage === 'served') return 0
    return opening.kind === 'open' ? Math.floor(now / (10 * MINUTE)) % 4 : Math.floor(now / MINUTE) % PLACES.length
  })
  const [x, y] = PLACES[at] ?? PLACES[0]
  return { 'data-x': x, 'data-y': y }
}

/** With each second that the page follows; a page that broke off follows none. */
function useSignsOfLife(): void {
  const { clock } = useLive()
  const screen = use(ScreenContext)
  useEffect(() => {
    beat(screen)
    return clock.subscribe(() => beat(screen))
  }, [clock, screen])
}

/** Once a day the page is opened anew, as a newer release may have it. */
function useEndOfDay(kind: 'open' | 'closed'): void {
  const before = useRef(kind)
  useEffect(() => {
    if (before.current === 'open' && kind === 'closed') void openAnew()
    before.current = kind
  }, [kind])
}

const DAY_BEGINS = 7
const DAY_ENDS = 19

function useTheme(choice: WindowChoice | null): void {
  const isDay = useAsOfNow(({ now }) => {
    const { hour } = wallClockOf(now)
    return hour >= DAY_BEGINS && hour < DAY_ENDS ? 'day' : 'night'
  })
  const { tema = 'gece', boy = '2' } = choice ?? {}
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['theme'] = tema === 'gunduz' || (tema === 'saat' && isDay === 'day') ? 'light' : 'dark'
    dataset['size'] = boy
  }, [tema, boy, isDay])
}
