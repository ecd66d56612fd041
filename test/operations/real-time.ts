import { setTimeout as pause } from 'node:timers/promises'

/**
 * Waits for `ms`. Only for effects of time in processes with real clocks: an expired lease, an old price, a hang. Poll
 * for everything that can be observed.
 */
export async function realTime(ms: number): Promise<void> {
  await pause(ms)
}
