import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Ends a program that we started, if it has not ended by itself. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
