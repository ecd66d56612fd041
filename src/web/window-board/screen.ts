import { createContext, use, useEffect, useRef } from 'react'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import type { Freshness } from '#domain/freshness.ts'
import type { Opening } from '#domain/opening.ts'
import { windowFreshness } from '#domain/window-price.ts'
import { siteAnswers } from '../islands/index.ts'
import { type ClockSpan, createServerTime, type LiveCircumstances, type ServerTime, useLive } from '../live/index.ts'

/** The screen that shows the board. */
export interface Screen {
  /** The server's time, based on the screen's steady clock. */
  readonly time: ServerTime
  /** True if the document is from a cache: the age of its prices is unknown until a price is received. */
  readonly kept: boolean
  /** Returns the time in ms since the site last sent anything. */
  readonly silence: () => number
}

/** null on the server. */
export const ScreenContext = createContext<Screen | null>(null)

/**
 * Returns a clock for a page that is open for weeks: it never goes back or stops if the device's clock is set. Only a
 * jump ahead is adopted, because the steady clock does not measure the sleep of a device.
 */
export function steadyClock(wall = () => Date.now(), steady = () => performance.now()): () => number {
  let [wallBefore, steadyBefore] = [wall(), steady()]
  let now = wallBefore
  return () => {
    const [byWall, bySteady] = [wall() - wallBefore, steady() - steadyBefore]
    wallBefore += byWall
    steadyBefore += bySteady
    now += byWall > bySteady + SECOND ? byWall : bySteady
    return now
  }
}

/** `document` is the server's time according to the document; null means that the document is from a cache. */
export function openScreen(renderedAt: number, document: ClockSpan | null, now = steadyClock()): Screen {
  const server = createServerTime(renderedAt, document, now)
  let answeredAt = now()
  return {
    kept: document === null,
    silence: () => now() - answeredAt,
    time: {
      now: server.now,
      learnFromAnswer: (headers, sentAt, receivedAt) => {
        answeredAt = now()
        // The measured times are from the device's clock, which may have been set during the request.
        server.learnFromAnswer(headers, answeredAt - Math.max(0, receivedAt - sentAt), answeredAt)
      },
      learnFromRelay: (sourceTime) => {
        answeredAt = now()
        server.learnFromRelay(sourceTime)
      },
    },
  }
}

/** Without prices, the page polls the feed every five seconds, and a request may take fifteen. */
const LOST_AFTER = 30 * SECOND

/** Returns the server's time of the last message; null means that the connection is not lost. */
export function lostSince(screen: Screen | null, now: number): number | null {
  const silence = screen?.silence() ?? 0
  return silence > LOST_AFTER ? now - silence : null
}

/**
 * The longest silence after which the board still reports liveness. After that, public/tabela.js reloads the page if the
 * site answers.
 */
const SILENCE_LIMIT_MS = MINUTE

/** Reports once a second to public/tabela.js, which reloads a page that is not alive. */
export function useSignsOfLife(): void {
  const { clock } = useLive()
  const screen = use(ScreenContext)
  useEffect(() => {
    const report = (): void => {
      if (screen !== null && screen.silence() < SILENCE_LIMIT_MS)
        document.documentElement.dataset['beat'] = String(Math.round(performance.now()))
    }
    report()
    return clock.subscribe(report)
  }, [clock, screen])
}

/** Returns the state of a price on the board. A cached document shows no price before it has received one. */
export function useWindowWord(): (quotedAt: number, circumstances: LiveCircumstances) => Freshness {
  const screen = use(ScreenContext)
  return (quotedAt, circumstances) =>
    screen?.kept === true && circumstances.stage === 'running' ? 'stale' : windowFreshness(quotedAt, circumstances)
}

/** Reloads the page once a day, when the office closes, to load a newer release. */
export function useEndOfDay(kind: Opening['kind']): void {
  const before = useRef(kind)
  useEffect(() => {
    if (before.current === 'open' && kind === 'closed') void reloadIfReachable()
    before.current = kind
  }, [kind])
}

/** Reloads the page if the site answers, because the board would not recover from a browser's error page. */
async function reloadIfReachable(): Promise<void> {
  if (await siteAnswers(location.href)) location.reload()
}

/** Keeps the screen on if the browser supports it. The browser releases the lock whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined
    let lock: Promise<WakeLockSentinel | null> | undefined
    const hold = (): void => {
      if (document.visibilityState === 'visible') lock = navigator.wakeLock.request('screen').catch(() => null)
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      document.removeEventListener('visibilitychange', hold)
      void lock?.then((held) => held?.release())
    }
  }, [])
}
