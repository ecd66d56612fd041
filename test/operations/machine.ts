import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { vi } from 'vitest'

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const PROJECT = resolve(import.meta.dirname, '../..')

/** A Debian that systemd runs, made of this one: what happens in it is gone with it. */
export interface Machine {
  /** Its root folder, seen from here. */
  readonly root: string
  /** Runs a script as its root; rejects with all that it printed where it fails. */
  run(script: string): Promise<string>
  end(): Promise<void>
}

/** Why none can be started here; undefined: one can. */
export function machineMissing(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'only root of a Linux starts a machine of its own'
  for (const program of ['systemd-nspawn', 'nsenter', 'sudo'])
    if (!['/usr/bin', '/bin'].some((folder) => existsSync(join(folder, program)))) return `there is no ${program}`
  return existsSync(join(PROJECT, 'node_modules/.bin/node'))
    ? undefined
    : 'the pinned Node has no package for this machine'
}

/**
 * Starts it without a network. The project stands in `program`, where it may be written as well; `fakes` are programs that go before those
 * of the same name, each by its script.
 */
export async function startMachine(program: string, fakes: Readonly<Record<string, string>>): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'))
  const root = join(folder, 'root')
  // What is written stays in memory.
  execFileSync('mount', ['-t', 'tmpfs', 'machine', folder])
  for (const part of ['root', 'upper', 'work', 'program']) mkdirSync(join(folder, part))
  const layers = `lowerdir=/,upperdir=${folder}/upper,workdir=${folder}/work`
  execFileSync('mount', ['-t', 'overlay', 'machine', '-o', layers, root])
  for (const [name, script] of Object.entries(fakes))
    writeFileSync(join(root, 'usr/local/sbin', name), script, { mode: 0o755 })

  const told = `
    --quiet --boot --directory=${root} --machine=${folder.slice(-6).toLowerCase()} --overlay=${PROJECT}:${folder}/program:${program}
    --private-network --register=no --keep-unit --link-journal=no --console=pipe systemd.unit=basic.target`
  const container = spawn('systemd-nspawn', told.trim().split(/\s+/), { stdio: 'ignore' })
  const gone = once(container, 'exit')
  const first = await vi.waitFor(() => childOf(container.pid), { timeout: 10_000, interval: 100 })
  const inside = ['-t', first, '-a', 'env', '-i', `PATH=${PATH}`, 'sh', '-euc']
  const run = (script: string): Promise<string> =>
    new Promise((done, failed) => {
      const child = execFile('nsenter', [...inside, script], (error, out, err) => {
        if (error === null) done(out)
        else failed(new Error(`${script}\n${out}${err}`))
      })
      child.stdin?.end()
    })
  await vi.waitFor(() => run('systemctl is-system-running --wait | grep -E "running|degraded"'), {
    timeout: 60_000,
    interval: 500,
  })
  return {
    root,
    run,
    async end() {
      process.kill(Number(first), 'SIGKILL')
      await gone
      execFileSync('umount', [root])
      execFileSync('umount', [folder])
      rmdirSync(folder)
    },
  }
}

function childOf(pid: number | undefined): string {
  const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).trim()
  if (!/^\d+$/.test(children)) throw new Error('not started yet')
  return children
}
