import { readNewestBulletin } from '#contract/central-bank.ts'
import { API_PATHS } from '#contract/paths.ts'
import type { BankState } from './bank-state.ts'
import { callJson } from './call.ts'
import type { WritableCell } from './cell.ts'
import { logFailure } from './log-failure.ts'
import { repeat, type Repeated } from './repeat.ts'
import type { ServerTime } from './server-time.ts'

const EVERY = 1_800_000

/** Call 3: on load, then every 30 minutes. */
export function followCentralBank(bank: WritableCell<BankState>, time: ServerTime): Repeated {
  let askedAt = Date.now()
  // A clock that was set back says nothing of when the half hour is over.
  const isAhead = (): boolean => Date.now() < askedAt
  return repeat({
    msLeft: () => (isAhead() ? 0 : askedAt + EVERY - Date.now()),
    call: async (signal) => {
      askedAt = Date.now()
      const answer = await askCentralBank(bank.get(), time, signal)
      if (!signal.aborted) bank.set(answer)
    },
  })
}

async function askCentralBank(present: BankState, time: ServerTime, signal: AbortSignal): Promise<BankState> {
  try {
    const body = await callJson(API_PATHS.centralBank, { time, stop: signal })
    if (Array.isArray(body) && body.length === 0) return { ...present, call: 'connected' }
    const bulletin = readNewestBulletin(body, time.now())
    if (bulletin.ok) return { call: 'connected', bulletin: bulletin.value }
    logFailure('central bank', bulletin.error)
  } catch (error) {
    if (!signal.aborted) logFailure('central bank', error)
  }
  return { ...present, call: 'error' }
}
