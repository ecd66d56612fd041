import { SECOND } from '#domain/calendar.ts'
import type { Clock, Log, Timer } from '../run/door.ts'
import type { Role } from './election.ts'

/** While it leads. */
export interface Term {
  /** Resolves once nothing of it is left. */
  readonly stop: () => Promise<void>
}

/** Begins and ends terms one after the other, as roles change. */
export interface Terms<Running extends Term> {
  readonly enter: (role: Role) => void
  readonly current: () => Running | undefined
  readonly stop: () => Promise<void>
}

const TRY_AGAIN = SECOND

export function createTerms<Running extends Term>(
  start: (epoch: number) => Promise<Running>,
  clock: Clock,
  log: Log,
): Terms<Running> {
  let wanted: number | null = null
  let running: { readonly epoch: number; readonly term: Running } | undefined
  let settling = Promise.resolve()
  let timer: Timer | undefined
  let stopped = false

  const settle = async (): Promise<void> => {
    if (running !== undefined && running.epoch !== wanted) {
      const over = running
      running = undefined
      await over.term
        .stop()
        .catch((error: unknown) => log.error({ err: error, epoch: over.epoch }, 'a term ended badly'))
    }
    if (wanted === null || running !== undefined) return
    const epoch = wanted
    try {
      running = { epoch, term: await start(epoch) }
    } catch (error) {
      log.error({ err: error, epoch }, 'a term did not begin, trying again')
      timer = clock.after(TRY_AGAIN, settleNext)
    }
  }

  function settleNext(): void {
    timer?.cancel()
    settling = settling.then(settle)
  }

  return {
    enter(role) {
      if (stopped) return
      wanted = role.kind === 'leading' ? role.epoch : null
      settleNext()
    },
    current: () => running?.term,
    async stop() {
      stopped = true
      wanted = null
      settleNext()
      await settling
    },
  }
}
