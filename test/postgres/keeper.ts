import { type ChildProcess, spawn } from 'node:child_process'

/** Starts a process that stops the server and deletes `folder` when this process ends, even if it is killed. */
export function keepUntilWeEnd(folder: string, data: string): ChildProcess {
  // The working directory proves that a process id still belongs to the server. The script ignores SIGTERM, which test
  // runners send to all processes, because it must outlive the server.
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
