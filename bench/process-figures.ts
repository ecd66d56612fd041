import { readFileSync } from 'node:fs'

/** The unit of Linux's CPU accounting is 10 ms. */
const TICK_MS = 10

/** Returns the CPU time of a process with all its threads, in ms. Linux only, because it reads /proc. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Returns the CPU time of a process and all its descendants, including those that have ended. */
export function cpuOfFamily(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  const running = children.reduce((sum, child) => sum + cpuIfThere(Number(child)), 0)
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return running + cpuOf(pid) + (Number(stat[13]) + Number(stat[14])) * TICK_MS
}

/** Returns 0 for a process that has just ended: its parent's counter then includes it. */
function cpuIfThere(pid: number): number {
  try {
    return cpuOf(pid)
  } catch {
    return 0
  }
}

/** Returns the resident memory of a process in bytes. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024
}
