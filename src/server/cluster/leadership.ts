import { SECOND } from '#domain/calendar.ts'
import { repeat, type Runtime } from '../runtime/index.ts'
import type { ClusterRole } from './election.ts'

const RETRY_DELAY_MS = SECOND
const MAX_TRIES = 3

export interface LeadershipOptions<Leading extends AsyncDisposable> extends Runtime {
  /** Starts a term. Disposal of the result resolves after everything of the term has ended. */
  readonly start: (epoch: number) => Promise<Leading>
  /** Called after several failed starts of a term, so that another replica may lead. */
  readonly onStuck: (epoch: number) => void
}

/** Starts and ends the terms of this replica, one after the other, as its role changes. */
export function createLeadership<Leading extends AsyncDisposable>(options: LeadershipOptions<Leading>) {
  const { start, onStuck, clock, log } = options
  let wanted: number | null = null
  let running: { readonly epoch: number; readonly leading: Leading } | undefined
  let failed = { epoch: -1, tries: 0 }

  const end = async (): Promise<void> => {
    if (running === undefined) return
    const { epoch, leading } = running
    running = undefined
    try {
      await leading[Symbol.asyncDispose]()
    } catch (error) {
      log.error({ err: error, epoch }, 'leader term ended with an error')
    }
  }

  const work = repeat({
    async run() {
      if (running?.epoch !== wanted) await end()
      if (wanted === null || running !== undefined) return Infinity
      const epoch = wanted
      try {
        running = { epoch, leading: await start(epoch) }
        return Infinity
      } catch (error) {
        failed = { epoch, tries: failed.epoch === epoch ? failed.tries + 1 : 1 }
        const isStuck = failed.tries >= MAX_TRIES
        log.error(
          { err: error, epoch },
          isStuck ? 'leader term did not begin, giving up' : 'leader term did not begin, retrying',
        )
        if (isStuck) onStuck(epoch)
        return isStuck ? Infinity : RETRY_DELAY_MS
      }
    },
    first: Infinity,
    clock,
  })

  return {
    enter: (role: ClusterRole): void => {
      wanted = role.kind === 'leading' ? role.epoch : null
      work.wake()
    },
    current: (): Leading | undefined => running?.leading,
    async [Symbol.asyncDispose](): Promise<void> {
      await work[Symbol.asyncDispose]()
      await end()
    },
  }
}
