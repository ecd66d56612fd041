import { createContext, use, useEffect } from 'react'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import type { Freshness } from '#domain/freshness.ts'
import { windowFreshness } from '#domain/window-price.ts'
import { siteAnswers } from '../islands/index.ts'
import { type ClockSpan, createServerTime, type LiveCircumstances, type ServerTime } from '../live/index.ts'

/** The screen that the board stands on. */
export interface Screen {
  /** Goes by the screen's own steady clock. */
  readonly time: ServerTime
  /** The document came out of a cache: how old its prices are is not known before one is received. */
  readonly kept: boolean
  /** ms since the site last sent anything. */
  readonly silence: () => number
}

/** null on the server, which has no screen. */
export const ScreenContext = createContext<Screen | null>(null)

/**
 * The device's time for a page that stands for weeks: it never goes back or stands still when the device's clock is
 * set. Only a leap ahead counts, since a device that slept knows by it how long.
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

/** `document`: what the document shows of the server's clock; null: it is not of now. */
export function openScreen(renderedAt: number, document: ClockSpan | null, now = steadyClock()): Screen {
  const server = createServerTime(renderedAt, now, document)
  let answeredAt = now()
  return {
    kept: document === null,
    silence: () => now() - answeredAt,
    time: {
      now: server.now,
      learnFromAnswer: (headers, sentAt, receivedAt) => {
        answeredAt = now()
        // Calls are timed by the device's clock, which may have been set meanwhile.
        server.learnFromAnswer(headers, answeredAt - Math.max(0, receivedAt - sentAt), answeredAt)
      },
      learnFromRelay: (sourceTime) => {
        answeredAt = now()
        server.learnFromRelay(sourceTime)
      },
    },
  }
}

/** The feed is asked every five seconds where no price comes, and has fifteen to answer. */
const LOST_AFTER = 30 * SECOND

/** Since when nothing came from the site, by the server's time; null: something came just now. */
export function lostSince(screen: Screen | null, now: number): number | null {
  const silence = screen?.silence() ?? 0
  return silence > LOST_AFTER ? now - silence : null
}

/**
 * So long the board may hear nothing and still counts as alive: then public/tabela.js opens it anew, where the site
 * answers.
 */
const SILENCE_LIMIT_MS = MINUTE

/** For public/tabela.js, which opens a page anew that gives no sign of life. */
export function reportLiveness(screen: Screen | null): void {
  if (screen !== null && screen.silence() < SILENCE_LIMIT_MS)
    document.documentElement.dataset['beat'] = String(Math.round(performance.now()))
}

/** What a price in the window is called. One of a kept document is not shown before any price was received. */
export function useWindowWord(): (quotedAt: number, circumstances: LiveCircumstances) => Freshness {
  const screen = use(ScreenContext)
  return (quotedAt, circumstances) =>
    screen?.kept === true && circumstances.stage === 'running' ? 'stale' : windowFreshness(quotedAt, circumstances)
}

/** Loads the page again where the site answers: a browser's own page of errors would stand there for ever. */
export async function openAnew(): Promise<void> {
  if (await siteAnswers(location.href)) location.reload()
}

/** Keeps the screen on where the browser can. It lets go when it is hidden, and may refuse: then the system decides. */
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
