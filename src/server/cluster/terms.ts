import { SECOND } from '#domain/calendar.ts'
import type { Clock, Log, Timer } from '../runtime/index.ts'
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
/** Whoever can't begin after so many is no use as a leader. */
const MOST_TRIES = 3

export interface TermsOptions<Running extends Term> {
  readonly start: (epoch: number) => Promise<Running>
  /** A term does not begin, however often it is tried: another may lead. */
  readonly onStuck: (epoch: number) => void
  readonly clock: Clock
  readonly log: Log
}

export function createTerms<Running extends Term>({
  start,
  onStuck,
  clock,
  log,
}: TermsOptions<Running>): Terms<Running> {
  let wanted: number | null = null
  let running: { readonly epoch: number; readonly term: Running } | undefined
  let failed = { epoch: -1, tries: 0 }
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
      failed = { epoch, tries: failed.epoch === epoch ? failed.tries + 1 : 1 }
      const isStuck = failed.tries >= MOST_TRIES
      log.error({ err: error, epoch }, isStuck ? 'a term does not begin' : 'a term did not begin, trying again')
      if (isStuck) onStuck(epoch)
      else timer = clock.after(TRY_AGAIN, settleNext)
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
