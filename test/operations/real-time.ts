import { setTimeout as pause } from 'node:timers/promises'

/**
 * Lets so many ms pass. For what only time shows of processes that have real clocks: a lease that ends, a price that
 * grows old, a hang. What can be asked whether it has happened is polled.
 */
export async function realTime(ms: number): Promise<void> {
  await pause(ms)
}
