import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

const LOOK_MS = 500

/** How many cores are free for this process: of two that are throttled to a third, or beside busy programs, a part. */
export async function freeCores(): Promise<number> {
  const busy = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }))
  await Promise.all(busy.map((each) => once(each, 'online')))
  const [before, began] = [process.cpuUsage(), performance.now()]
  await pause(LOOK_MS)
  const { user, system } = process.cpuUsage(before)
  const cores = (user + system) / 1000 / (performance.now() - began)
  await Promise.all(busy.map((each) => each.terminate()))
  return cores
}
