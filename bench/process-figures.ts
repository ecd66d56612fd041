import { readFileSync } from 'node:fs'

/** Linux counts a process's CPU in hundredths of a second. */
const TICK_MS = 10

/** CPU that a process has used so far, all its threads, ms. From /proc, so on Linux only. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** The same with all that it started, and what has ended of it. */
export function cpuOfFamily(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  const running = children.reduce((sum, child) => sum + cpuIfThere(Number(child)), 0)
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return running + cpuOf(pid) + (Number(stat[13]) + Number(stat[14])) * TICK_MS
}

/** What ended a moment ago is counted with the one that started it. */
function cpuIfThere(pid: number): number {
  try {
    return cpuOf(pid)
  } catch {
    return 0
  }
}

/** Resident memory of a process, bytes. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024
}
