import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import { ACT_HEADER, type ActionName, type PanelActions, type Trouble } from '../../src/contract/panel/action-shapes.ts'
import type { ChangeAnswer } from '../../src/contract/panel/change-entries.ts'
import type { HaltAnswer } from '../../src/contract/panel/halt-answers.ts'
import type { PanelPage } from '../../src/contract/panel/page.ts'
import { INSTRUMENT_IDS } from '../../src/domain/instrument.ts'
import { Panel } from '../../src/web/panel/Panel.tsx'
import { fakeEventSource } from './event-source.ts'
import { drawDialogs } from './native-dialog.ts'
import { SATURDAY } from './panel-page.ts'

/** One action that the panel requested. */
interface Sent {
  readonly name: string
  readonly body: unknown
  readonly token: string | null
  /** The id of the act. */
  readonly act: string | null
}

/** `lost` means that the connection ends without an answer. */
type Answers = { readonly [Name in ActionName]?: PanelActions[Name]['answer'] | Trouble | 'lost' }

/** Freezes the time at SATURDAY. Returns what a `beforeEach` hook must return to restore the time. */
export function stopTime(): () => void {
  vi.useFakeTimers({
    now: SATURDAY,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  return () => vi.useRealTimers()
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** The server's answer after halting the dollar. */
export const HALTED: HaltAnswer = {
  kind: 'halted',
  codes: ['USD'],
  reach: 'everywhere',
  kept: 'store',
  again: [],
  unconfirmed: [],
  confirmed: [],
  took: 40,
  at: SATURDAY,
}

/** The server's answer after halting all prices. */
export const ALL_HALTED: HaltAnswer = { ...HALTED, codes: INSTRUMENT_IDS }

/** The answer to another sell margin of the dollar. */
export const PUBLISHED = {
  kind: 'published',
  version: 43,
  changes: ['USD satış payı +0,02 → +0,03'],
  took: 400,
  unconfirmed: [],
} as const satisfies ChangeAnswer

/**
 * Renders the panel at an address. The test controls the server's answers. `reloaded` keeps the acts of the page before
 * in this tab.
 */
export function openClient(
  first: PanelPage,
  { address = '/', answers = {}, reloaded = false }: { address?: string; answers?: Answers; reloaded?: boolean } = {},
) {
  if (!reloaded) sessionStorage.clear()
  history.replaceState(null, '', address)
  drawDialogs()
  const streams = fakeEventSource()
  const sent: Sent[] = []
  const asked: string[] = []
  const state = { page: first, answers, isAway: false }
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal(
    'fetch',
    (
      url: string,
      init: { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string } = {},
    ) => {
      if (state.isAway) return Promise.reject(new TypeError('network'))
      if (init.method !== 'POST') {
        asked.push(url)
        return Promise.resolve(Response.json(state.page))
      }
      const name = url.replace('/api/', '')
      const headers = new Headers(init.headers)
      const [token, id] = [headers.get('x-panel-token'), headers.get(ACT_HEADER)]
      sent.push({ name, body: JSON.parse(init.body ?? ''), token, act: id })
      const known: Readonly<Record<string, unknown>> = state.answers
      // An answer that the test sets later arrives when the request is sent again.
      const answer = known[name] ?? 'lost'
      return answer === 'lost' ? Promise.reject(new TypeError('network')) : Promise.resolve(Response.json(answer))
    },
  )
  const reload = vi.fn<() => void>()
  const drawn = render(<Panel first={first} script="/panel.js" reload={reload} />)
  return {
    ...drawn,
    reload,
    sent,
    /** Requested addresses of page states. */
    asked,
    streams,
    /** Changes the answers to actions from now on. */
    answer: (more: Answers) => void (state.answers = { ...state.answers, ...more }),
    /** Changes the state of every address from now on and sends it on the stream. */
    become: async (page: PanelPage) => {
      state.page = page
      await act(async () => streams.at(-1)?.send('state', page))
    },
    /** Changes the state of every address from now on without sending it on the stream. */
    next: (page: PanelPage) => void (state.page = page),
    send: (event: string) => act(async () => streams.at(-1)?.send(event)),
    /** Makes every request fail from now on. */
    loseNetwork: () => void (state.isAway = true),
  }
}
