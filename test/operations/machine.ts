import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { vi } from 'vitest'

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
/**
 * If systemd runs here, it creates control groups for the machine. In a container without systemd, the test creates
 * them.
 */
const MANAGED = existsSync('/run/systemd/system')
const TREES = ['/sys/fs/cgroup/systemd', '/sys/fs/cgroup/unified'].filter((tree) =>
  existsSync(join(tree, 'cgroup.procs')),
)
const PROJECT = resolve(import.meta.dirname, '../..')

/** A container with systemd on a copy of this machine's files. All changes disappear with it. */
export interface Machine {
  /** Runs a script as root. Rejects with the output if the script fails. */
  run(script: string): Promise<string>
  end(): Promise<void>
}

/**
 * Starts the machine without a network. The project is a writable copy in `program`. `fakes` are scripts that replace
 * programs of the same name.
 */
export async function startMachine(program: string, fakes: Readonly<Record<string, string>>): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'))
  const root = join(folder, 'root')
  // All writes go to memory.
  execFileSync('mount', ['-t', 'tmpfs', 'machine', folder])
  for (const part of ['root', 'upper', 'work', 'program']) mkdirSync(join(folder, part))
  const layers = `lowerdir=/,upperdir=${folder}/upper,workdir=${folder}/work`
  execFileSync('mount', ['-t', 'overlay', 'machine', '-o', layers, root])
  for (const [name, script] of Object.entries(fakes))
    writeFileSync(join(root, 'usr/local/sbin', name), script, { mode: 0o755 })

  const name = `machine-${folder.slice(-6).toLowerCase()}`
  const groups = MANAGED ? [] : TREES.map((tree) => join(tree, name))
  const options = `
    --quiet --boot --directory=${root} --machine=${name} --overlay=${PROJECT}:${folder}/program:${program}
    --private-network --register=no --link-journal=no --console=pipe systemd.unit=basic.target`
  // The shell joins the control groups before it becomes the container.
  const enter = groups.map((group) => `mkdir ${group}; echo $$ > ${group}/cgroup.procs`).join('\n')
  const start = [
    '-euc',
    `${enter}\nexec systemd-nspawn ${MANAGED ? '' : '--keep-unit'} "$@"`,
    'sh',
    ...options.trim().split(/\s+/),
  ]
  const container = spawn('sh', start, { stdio: 'ignore' })
  const gone = once(container, 'exit')
  const first = await vi.waitFor(() => firstProcess(container.pid), { timeout: 120_000, interval: 100 })
  const inside = ['-t', first, '-a', 'env', '-i', `PATH=${PATH}`, 'sh', '-euc']
  const run = (script: string): Promise<string> =>
    new Promise((done, failed) => {
      const child = execFile('nsenter', [...inside, script], (error, out, err) => {
        if (error === null) done(out)
        else failed(new Error(`${script}\n${out}${err}`))
      })
      child.stdin?.end()
    })
  const end = async (): Promise<void> => {
    process.kill(Number(first), 'SIGKILL')
    await gone
    for (const group of groups) execFileSync('find', [group, '-depth', '-type', 'd', '-exec', 'rmdir', '{}', ';'])
    execFileSync('umount', [root])
    execFileSync('umount', [folder])
    rmdirSync(folder)
  }
  try {
    await vi.waitFor(() => run('systemctl is-system-running --wait | grep -E "running|degraded"'), {
      timeout: 300_000,
      interval: 500,
    })
  } catch (error) {
    await end()
    throw error
  }
  return { run, end }
}

/**
 * Returns the process id of the machine's init. systemd-nspawn first starts a short-lived process; only init has the id
 * 1 inside.
 */
function firstProcess(container: number | undefined): string {
  const children = execFileSync('pgrep', ['-P', String(container)], { encoding: 'utf8' }).trim()
  if (!/^\d+$/.test(children)) throw new Error('the machine has not started yet')
  if (!/^NSpid:\s+\d+\s+1$/m.test(readFileSync(`/proc/${children}/status`, 'utf8')))
    throw new Error('the machine is still being set up')
  return children
}
