import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { HaltAnswer } from '#contract/panel/halt-answers.ts'
import { FIGURES_OLD_AFTER, type PanelPage } from '#contract/panel/page.ts'
import type { MayStop, SignInPage } from '#contract/panel/sign-in-page.ts'
import { SECOND } from '#domain/calendar.ts'
import { callAction } from './call-action.ts'
import { askState, type Following, followState, gap, type ClockReading, mark, type News } from './follow-state.ts'
import { forgetActs } from './kept-acts.ts'
import { closeDialog, goTo, openDialog, type PanelPlace, placeNow, usePanelPlace } from './panel-address.ts'
import type { PanelTools } from './panel-context.ts'
import { isSignedIn } from './panel-page.ts'
import { useActs } from './use-acts.ts'

interface Known {
  readonly page: PanelPage
  /** The address that `page` belongs to. */
  readonly address: string
  /** The time of the state. `serverSentAt` is the time of the server's last message. */
  readonly madeAt: ClockReading
  readonly serverSentAt: ClockReading
  /** Set after the session has ended; the page stays because it may contain typed text. */
  readonly ended: Ended | null
}

/** `stop` is set if the browser may still stop prices. */
export interface Ended {
  readonly why: Extract<SignInPage, { kind: 'sign-in' }>['why']
  readonly stop: MayStop | null
}

export interface PanelState {
  readonly panel: PanelTools
  readonly page: PanelPage
  readonly place: PanelPlace
  readonly ended: Ended | null
  readonly note: ReactNode
}

/** Returns the current state of the open page. `first` is the state at the address of the document. */
export function usePanelState(first: PanelPage): PanelState {
  const place = usePanelPlace()
  const address = place.page
  const [known, setKnown] = useState<Known>(() => ({ ...knownNow(first), address }))
  const [now, setNow] = useState(mark)
  const [noteAt, setNote] = useState<{ readonly address: string; readonly note: ReactNode } | null>(null)
  const [lastHalt, setLastHalt] = useState<{ readonly address: string; readonly answer: HaltAnswer } | null>(null)
  const following = useRef<Following>(null)
  const token = useRef('')
  if (isSignedIn(known.page)) token.current = known.page.frame.formToken

  useEffect(() => {
    const timer = setInterval(() => setNow(mark()), SECOND)
    return () => clearInterval(timer)
  }, [])
  const isFollowed = isSignedIn(known.page) && known.ended === null
  useEffect(() => {
    let isLeft = false
    const opened = async (): Promise<void> => {
      const page = await askState(address, true)
      if (page !== null && !isLeft)
        setKnown((before) => afterNews(before, address, { kind: 'state', page, at: mark() }))
    }
    if (known.address !== address) void opened()
    if (!isFollowed) return undefined
    const followed = followState(address, (news) => {
      setKnown((before) => afterNews(before, address, news))
      if (news.kind === 'ended') void refresh()
    })
    following.current = followed
    return () => {
      isLeft = true
      followed.end()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the effect reads the known state only when it starts
  }, [address, isFollowed])

  const refresh = async (): Promise<void> => {
    const page = await askState(address, false)
    if (page !== null) setKnown((before) => afterNews(before, address, { kind: 'state', page, at: mark() }))
  }
  const { renderedAt } = known.page.frame
  const at = renderedAt + Math.max(0, now.steady - known.madeAt.steady)
  const signIns = useRef<(() => void)[]>([])
  const isIn = useRef(isFollowed)
  useEffect(() => {
    isIn.current = isFollowed
    if (isFollowed) for (const resolve of signIns.current.splice(0)) resolve()
  }, [isFollowed])
  const { act, acts } = useActs({
    call: (name, body, id) => callAction(name, body, token.current, id),
    token: () => token.current,
    now: () => at,
    signedIn: () =>
      new Promise((resolve) => {
        if (isIn.current) resolve()
        else signIns.current.push(resolve)
      }),
    onSignedOut() {
      setKnown(endedNow)
      void refresh()
    },
    onAnswer(name, answer) {
      if (isHaltAnswer(answer)) setLastHalt({ address: placeNow().page, answer })
      if (name === 'signOut' && answer.kind === 'signed-out') {
        forgetActs()
        setKnown(signedOut)
        return
      }
      if (answer.kind === 'signed-out') setKnown(endedNow)
      void refresh()
    },
    haltedBy(id) {
      const halts = isSignedIn(first) ? first.frame.halts : []
      // A repeated stop that was resumed has an id of its own: "id~2".
      return halts.flatMap(({ code, acts: ids }) => (ids.some((each) => each.split('~')[0] === id) ? [code] : []))
    },
  })

  const isOld = isSignedIn(known.page) && gap(known.serverSentAt, now) > FIGURES_OLD_AFTER
  const sentAt = Math.round(renderedAt + Math.max(0, known.serverSentAt.steady - known.madeAt.steady))
  const go = (to: string, note: ReactNode = null): void => {
    goTo(to)
    setNote({ address: to, note })
  }
  const panel: PanelTools = {
    address: known.address,
    now: at,
    oldSince: isOld ? sentAt : null,
    serverSentAt: sentAt,
    me: isSignedIn(known.page) ? (known.page.frame.person?.name ?? null) : null,
    technician: technicianIn(known.page),
    act,
    acts,
    refresh: () => void refresh(),
    go,
    open: openDialog,
    close: closeDialog,
    showNote: (note) => setNote({ address, note }),
    // An ended session receives no states that could contradict the answer.
    lastHalt: lastHalt?.address === known.address && known.ended === null ? lastHalt.answer : null,
  }
  const note = noteAt !== null && noteAt.address === known.address ? noteAt.note : null
  return { panel, page: known.page, place, ended: known.ended, note }
}

/** A browser that may stop prices without a session knows the number, too. */
function technicianIn(page: PanelPage): string | null {
  if (isSignedIn(page)) return page.frame.technician
  return page.body.kind === 'sign-in' ? (page.body.stop?.technician ?? null) : null
}

/** A stored answer to a resumption has no reach. */
function isHaltAnswer(answer: { readonly kind: string }): answer is HaltAnswer {
  return (answer.kind === 'halted' || answer.kind === 'resumed') && 'reach' in answer
}

/** Removes the page, because the person has signed out. */
function signedOut(before: Known): Known {
  return {
    ...before,
    page: { frame: before.page.frame, body: { kind: 'sign-in', why: 'signed-out', stop: null } },
    ended: null,
  }
}

/** Marks the session as ended. The next state decides whether the browser may still stop prices. */
function endedNow(before: Known): Known {
  return { ...before, ended: before.ended ?? { why: null, stop: null } }
}

function knownNow(page: PanelPage): Omit<Known, 'address'> {
  const now = mark()
  return { page, madeAt: now, serverSentAt: now, ended: null }
}

/** Returns why the sign-in page is shown; undefined for another page. */
function whyIn({ body }: PanelPage) {
  return body.kind === 'sign-in' ? body.why : undefined
}

function afterNews(before: Known, address: string, news: News): Known {
  switch (news.kind) {
    case 'alive':
      return { ...before, serverSentAt: news.at }
    case 'ended':
      return endedNow(before)
    case 'state':
      // A state that was asked for before does not know that the person has signed out here.
      if (whyIn(before.page) === 'signed-out' && whyIn(news.page) === null) return before
      // Keep the page with its typed text under the sign-in dialog.
      if (!isSignedIn(news.page) && isSignedIn(before.page))
        return { ...before, ended: news.page.body.kind === 'sign-in' ? news.page.body : { why: null, stop: null } }
      return { page: news.page, address, madeAt: news.at, serverSentAt: news.at, ended: null }
  }
}
