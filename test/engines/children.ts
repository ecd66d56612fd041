import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Stops a child process if it is still running. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
