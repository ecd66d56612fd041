import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import type { ActionName, PanelActions, Trouble } from '../../src/contract/panel/action-shapes.ts'
import type { HaltAnswer } from '../../src/contract/panel/halt-answers.ts'
import type { PanelPage } from '../../src/contract/panel/page.ts'
import { Panel } from '../../src/web/panel/Panel.tsx'
import { fakeEventSource } from './event-source.ts'
import { drawDialogs } from './native-dialog.ts'
import { SATURDAY } from './panel-page.ts'

/** One action that the panel requested. */
interface Sent {
  readonly name: string
  readonly body: unknown
  readonly token: string | null
}

type Answers = { readonly [Name in ActionName]?: PanelActions[Name]['answer'] | Trouble }

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

/** Renders the panel at an address. The test controls the server's answers. */
export function openClient(
  first: PanelPage,
  { address = '/', answers = {} }: { address?: string; answers?: Answers } = {},
) {
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
      sent.push({ name, body: JSON.parse(init.body ?? ''), token: headers.get('x-panel-token') })
      const known: Readonly<Record<string, unknown>> = state.answers
      return Promise.resolve(Response.json(known[name] ?? { kind: 'failed' }))
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
