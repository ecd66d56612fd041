/** Installs Debian packages that tests need, as root. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

interface Installation {
  /** Packages that apt cannot reach. */
  readonly unreachable: readonly string[]
  /** The output of apt if it could not install a package that it reached. */
  readonly failure?: string
}

export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Runs apt in its own session, because an interrupted run must not leave a half-installed package. */
export function installPackages(packages: readonly string[]): Promise<Installation> {
  const child = spawn(join(import.meta.dirname, 'packages.sh'), packages, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [printed, errors] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => {
      const unreachable = printed.split('\n').filter((line) => line !== '')
      resolve(code === 0 ? { unreachable } : { unreachable, failure: errors.trim() })
    })
  })
}
