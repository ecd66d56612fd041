import { type ChildProcess, spawn } from 'node:child_process'

/** A process that ends by itself when we do, even killed: it takes the server and its data with it. */
export function keepUntilWeEnd(folder: string, data: string): ChildProcess {
  // A number that was left behind may be another process's by now.
  // A run that ends sends SIGTERM to all of its processes: the keeper has to outlive the server.
  const script = `trap '' TERM
    cat >/dev/null
    pid=$(head -1 "$2/postmaster.pid" 2>/dev/null)
    its() { [ "$(readlink "/proc/$pid/cwd")" = "$2" ]; }
    if [ -n "$pid" ] && its "$@"; then
      kill -CONT $pid; kill -QUIT $pid
      while its "$@"; do sleep 0.05; done
    fi
    rm -rf "$1"`
  const keeper = spawn('sh', ['-c', script, 'sh', folder, data], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  keeper.unref()
  return keeper
}
