import { spawn } from 'node:child_process'
import type { Clock } from './clock.ts'
import type { Variables } from './environment.ts'
import type { Log } from './log.ts'

/** Who started the process, and ends it where it no longer answers. */
export interface Supervisor {
  /** It serves. From now on its event loop shows that it turns, where the supervisor wants to see that. */
  ready(): void
  stopping(): void
}

/** Hands systemd one line of its protocol (sd_notify). */
type Tell = (line: string) => void

/**
 * systemd, where it started us with `Type=notify`; anywhere else nobody. With `WatchdogSec=` it hears of us from a timer of the event loop,
 * twice in each span: a loop that is stuck is silent, and systemd kills the process and starts it again.
 */
export function supervisorOf(
  { NOTIFY_SOCKET, WATCHDOG_USEC }: Variables,
  clock: Pick<Clock, 'after'>,
  tell: Tell,
): Supervisor {
  if (NOTIFY_SOCKET === undefined) return { ready: () => undefined, stopping: () => undefined }
  const span = Number(WATCHDOG_USEC) / 1000
  const beat = (): void => {
    tell('WATCHDOG=1')
    clock.after(span / 2, beat)
  }
  return {
    ready() {
      tell('READY=1')
      if (span > 0) beat()
    },
    stopping: () => tell('STOPPING=1'),
  }
}

/** By systemd's own program: its socket is of a kind (a Unix datagram socket) that Node does not open. */
export function systemdNotify(log: Log): Tell {
  return (line) => {
    spawn('systemd-notify', [line], { stdio: ['ignore', 'ignore', 'inherit'] }).on('error', (error) =>
      log.error({ err: error }, 'systemd was not told'),
    )
  }
}
