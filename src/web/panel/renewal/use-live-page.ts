import { useEffect, useState } from 'react'
import { FIGURES_OLD_AFTER, type PanelPage, STREAM_EVENTS } from '#contract/panel/page.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import { SECOND } from '#domain/calendar.ts'
import type { PanelLive } from './panel-context.ts'
import { isSignedIn, pageIn, parsePage, renewed } from './renewed-page.ts'

/** A moment by both clocks of the browser: one may be set, the other may stand still while the machine sleeps. */
interface Mark {
  readonly steady: number
  readonly wall: number
}

interface Followed {
  readonly page: PanelPage
  /** When the page was true, and when the server was heard last. */
  readonly madeAt: Mark
  readonly heardAt: Mark
  readonly ended: boolean
}

/** A page that is kept true by the server's stream, and what it is drawn with. */
export interface LivePage extends PanelLive {
  readonly page: PanelPage
  /** The session is over; what was typed stays. */
  readonly ended: boolean
}

/** How long after a refusal the stream is asked for again. A lost connection the browser mends by itself. */
const AGAIN_AFTER = 5 * SECOND

/** `first`: as the document carries it; `path`: its address with the query, which the stream is asked for. */
export function useLivePage(first: PanelPage, path: string): LivePage {
  const [followed, setFollowed] = useState<Followed>(() => firstOf(first))
  // null: as the server drew it, until this script runs.
  const [at, setAt] = useState<Mark | null>(null)
  const [asked, setAsked] = useState(0)
  const isFollowed = isSignedIn(first)

  useEffect(() => {
    const timer = setInterval(() => setAt(mark()), SECOND)
    return () => clearInterval(timer)
  }, [])
  const { page, madeAt, heardAt, ended } = followed
  useStream(isFollowed ? path : null, asked, setFollowed)

  const { renderedAt } = page.frame
  const now = at === null ? renderedAt : renderedAt + Math.max(0, at.steady - madeAt.steady)
  const isOld = isFollowed && at !== null && gap(heardAt, at) > FIGURES_OLD_AFTER
  const lastWord = renderedAt + Math.max(0, heardAt.steady - madeAt.steady)
  return {
    path,
    page,
    now,
    ended,
    oldSince: isOld ? lastWord : null,
    heardAt: Math.round(lastWord),
    show: (answer) => setFollowed((before) => shownIn(before, answer)),
    follow: () => setAsked((times) => times + 1),
  }
}

type Change = (change: (before: Followed) => Followed) => void

function useStream(path: string | null, asked: number, setFollowed: Change): void {
  useEffect(() => (path === null ? undefined : follow(path, setFollowed)), [path, asked, setFollowed])
}

/** Returns what ends it. A session that is over is followed no more. */
function follow(path: string, setFollowed: Change): () => void {
  let stream: EventSource | undefined
  let wordAt: Mark
  let again: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const end = (): void => {
    isOver = true
    clearInterval(watch)
    clearTimeout(again)
    stream?.close()
  }
  const take = (page: PanelPage): void => {
    wordAt = mark()
    if (!isSignedIn(page)) end()
    setFollowed((before) => afterNews(before, page))
  }
  const askInstead = async (): Promise<void> => {
    const page = await askPage(path)
    if (isOver) return
    if (page !== null) take(page)
    if (page === null || isSignedIn(page)) again = setTimeout(open, AGAIN_AFTER)
  }
  /** In place of the one before, whoever of the two that ask for it was first. */
  const open = (): void => {
    clearTimeout(again)
    stream?.close()
    wordAt = mark()
    const opened = new EventSource(`${PANEL_PATHS.stream}?sayfa=${encodeURIComponent(path)}`)
    stream = opened
    opened.addEventListener(STREAM_EVENTS.page, ({ data }: MessageEvent<string>) => take(parsePage(data)))
    opened.addEventListener(STREAM_EVENTS.alive, () => {
      wordAt = mark()
      setFollowed((before) => ({ ...before, heardAt: mark() }))
    })
    opened.addEventListener(STREAM_EVENTS.ended, () => {
      end()
      setFollowed((before) => ({ ...before, ended: true }))
    })
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) void askInstead()
    })
  }
  // A connection may be dead without a word, as after a machine has slept: each silence opens another one.
  const watch = setInterval(() => {
    if (gap(wordAt, mark()) > FIGURES_OLD_AFTER) open()
  }, SECOND)
  open()
  return end
}

/** A stream that is refused doesn't say why: the page does, and is as good for a while. null: it can't be had. */
async function askPage(path: string): Promise<PanelPage | null> {
  try {
    const answer = await fetch(path, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(AGAIN_AFTER) })
    return pageIn(await answer.text())
  } catch {
    return null
  }
}

function firstOf(page: PanelPage): Followed {
  const sentAt = documentMark()
  return { page, madeAt: sentAt, heardAt: sentAt, ended: false }
}

function afterNews(before: Followed, told: PanelPage): Followed {
  const now = mark()
  if (!isSignedIn(told)) return { ...before, ended: true }
  return { page: renewed(before.page, told), madeAt: now, heardAt: now, ended: false }
}

/** A form that was answered by the sign-in page is a session that is over: the page stays, with what was typed. */
function shownIn(before: Followed, answer: PanelPage): Followed {
  if (!isSignedIn(answer) && isSignedIn(before.page)) return { ...before, ended: true }
  const now = mark()
  return { page: answer, madeAt: now, heardAt: now, ended: false }
}

function mark(): Mark {
  return { steady: performance.now(), wall: Date.now() }
}

/** When the first bytes of this document came; on the server, and where nobody knows, now. */
function documentMark(): Mark {
  const { steady, wall } = mark()
  const [entry] = performance.getEntriesByType('navigation')
  const since = entry !== undefined && 'responseStart' in entry ? steady - entry.responseStart : 0
  return { steady: steady - since, wall: wall - since }
}

function gap(from: Mark, to: Mark): number {
  return Math.max(to.steady - from.steady, to.wall - from.wall)
}
