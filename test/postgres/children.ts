import { existsSync, readFileSync } from 'node:fs'

export function childrenOf(pid: number | undefined): number[] {
  if (pid === undefined || !existsSync(`/proc/${pid}`)) return []
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return list === '' ? [] : list.split(' ').map(Number)
}

/** Sends a signal to a process that may already have ended. */
export function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
