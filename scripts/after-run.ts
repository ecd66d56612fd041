/**
 * Usage: after-run.ts FOLDER. Waits until its input ends, which the test run keeps open. Then ends every process whose
 * environment or working directory has the scratch folder, and removes the folder.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** PostgreSQL and the browsers need this time to close their files. */
const GRACE_MS = 4000
const LOOK_MS = 50

const [, , folder = ''] = process.argv
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
// The input carries no data; only its end matters.
for await (const _ of process.stdin) {
}

signalAll('SIGTERM')
// A process that a test has stopped handles no signal before SIGCONT.
signalAll('SIGCONT')
const deadline = performance.now() + GRACE_MS
while (processesOf().length > 0 && performance.now() < deadline) await pause(LOOK_MS)
for (let attempt = 0; processesOf().length > 0 && attempt < 100; attempt += 1) {
  signalAll('SIGKILL')
  await pause(LOOK_MS)
}
for (const mount of mountsIn().toReversed()) execFileSync('umount', ['-l', mount])
rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

function signalAll(signal: NodeJS.Signals): void {
  for (const pid of processesOf())
    try {
      process.kill(pid, signal)
    } catch {
      // The process has already ended.
    }
}

/** Linux only. On other systems, only the process groups that the run itself ends are cleaned up. */
function processesOf(): number[] {
  if (!existsSync('/proc/self/environ')) return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && belongs(pid))
}

function belongs(pid: number): boolean {
  try {
    return (
      readFileSync(`/proc/${pid}/environ`, 'utf8').includes(folder) ||
      readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
    )
  } catch {
    // The process has ended, or belongs to another user.
    return false
  }
}

function mountsIn(): string[] {
  if (!existsSync('/proc/self/mounts')) return []
  return readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((place) => place.startsWith(`${folder}/`))
}
