import { type Day, dayOf, nextMidnight, SECOND } from '#domain/calendar.ts'
import { type Changes, createChanges, repeat, type Runtime } from '../runtime/index.ts'

const RETRY_DELAY_MS = SECOND

interface DailyCacheOptions<Value> extends Runtime {
  /** Reads the value of a day, which must be JSON. Rejects if it cannot be read. */
  readonly read: (day: Day) => Promise<Value>
  readonly every: number
  /** Notifications that another process may have changed the value. */
  readonly news?: Changes | undefined
  readonly failed: string
}

/**
 * Caches a value of the store for each day: read at once, at midnight in Istanbul, and at intervals. Publishes changes.
 */
export async function openDailyCache<Value>(options: DailyCacheOptions<Value>) {
  const { read, every, news, failed, clock, log } = options
  const changes = createChanges()
  const today = (): Day => dayOf(clock.now())
  const untilNext = (): number => Math.min(nextMidnight(clock.now()) - clock.now(), every)
  const readToday = async () => {
    const day = today()
    return { day, value: await read(day) }
  }

  let current = await readToday()
  const work = repeat({
    async run() {
      const found = await readToday()
      if (JSON.stringify(found) !== JSON.stringify(current)) {
        current = found
        changes.publish()
      }
      return current.day === today() ? untilNext() : RETRY_DELAY_MS
    },
    first: current.day === today() ? untilNext() : RETRY_DELAY_MS,
    onFailure(error, failures) {
      log.error({ err: error }, failed)
      return Math.min(RETRY_DELAY_MS * 2 ** failures, untilNext())
    },
    clock,
  })
  const opened = new AsyncDisposableStack()
  opened.use(work)
  opened.defer(clock.onStep(work.wake))
  if (news !== undefined) opened.defer(news.subscribe(work.wake))
  return {
    subscribe: changes.subscribe,
    current: () => current,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
