import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { vi } from 'vitest'
import { findChromium } from '../../scripts/chromium.ts'
import { debianBase, IMAGES } from './debian-base.ts'
import { openVisitor, type Visitor } from './visitor-inside.ts'

const PROJECT = resolve(import.meta.dirname, '../..')
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/**
 * A Debian system with Docker in namespaces of its own. Its files, processes and network disappear with its first
 * process.
 */
export interface BareDebian extends AsyncDisposable {
  /** Runs a script as root in a terminal. Rejects with the output if the script fails. */
  type(script: string): Promise<string>
  /** Sends a request to port 443 of the system. */
  readonly ask: Visitor['ask']
  /** Starts a browser for which every host name is this system. */
  browse(): Promise<Browser>
}

/**
 * Starts the system with the project as a git repository in `/srv/angun`. `installation` is the line that installs
 * Docker. `fakes` are scripts that replace programs of the same name. Rejects with the daemon's output if Docker cannot
 * run.
 */
export async function startBareDebian(
  installation: string,
  fakes: Readonly<Record<string, string>>,
): Promise<BareDebian> {
  const base = debianBase(installation)
  const folder = mkdtempSync(join(tmpdir(), 'debian-'))
  // Docker's overlay needs a file system that is not an overlay itself, so all its data are in memory.
  const start = `
    mount --make-rprivate /
    mount -t tmpfs debian ${folder} && cd ${folder} && mkdir root upper work
    mount -t overlay debian -o lowerdir=${base}/root,upperdir=upper,workdir=work root
    mount --rbind /sys root/sys && mount --rbind /dev root/dev && mount -t proc proc root/proc
    mount -t tmpfs run root/run && mkdir -p root/var/lib/docker && mount -t tmpfs docker root/var/lib/docker
    cp /etc/resolv.conf root/etc/
    cd root && mkdir old && pivot_root . old && umount -l old
    echo mounted && read -r network
    exec chroot . env PATH=${PATH} dockerd > /var/log/dockerd.log 2>&1`
  // An inherited stream would keep Vitest waiting after its own process has ended.
  const first = spawn('unshare', ['-mnpf', '--kill-child', 'sh', '-euc', start])
  let complaint = ''
  first.stderr.on('data', (chunk: Buffer) => void (complaint += chunk.toString()))
  const gone = once(first, 'exit')
  const ended = gone.then(() => {
    throw new Error(`the first process of the system ended: ${complaint}`)
  })
  await Promise.race([once(first.stdout, 'data'), ended])
  const inside = childOf(first)
  // slirp4netns runs in this network namespace but in the system's mount namespace, where the first process has the id
  // 1.
  const slirp = ['slirp4netns', '--configure', '--mtu=65520', '--ready-fd=1', '1', 'tap0']
  const network = spawn('nsenter', ['-t', inside, '-m', ...slirp])
  const connected = once(network.stdout, 'data')

  const enter = ['-t', inside, '-m', '-p', '-n', 'env', '-i', `PATH=${PATH}`]
  const run = (command: readonly string[], input: string | Buffer = ''): Promise<string> =>
    new Promise((done, failed) => {
      const child = execFile('nsenter', [...enter, ...command], { maxBuffer: 1e8 }, (error, out, err) => {
        if (error === null) done(out)
        else failed(new Error(`${command.join(' ')}\n${out}${err}`))
      })
      // A program may exit without reading its input.
      child.stdin?.on('error', () => undefined).end(input)
    })
  const visitor = openVisitor(['-t', inside, '-n'])
  const browsers: Browser[] = []
  const dispose = async (): Promise<void> => {
    visitor.close()
    for (const browser of browsers) await browser.close()
    network.kill()
    first.kill('SIGKILL')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await Promise.race([connected, ended])
    first.stdin.end('ready\n')
    for (const [name, script] of Object.entries(fakes))
      await run(['sh', '-euc', `cat > /usr/local/sbin/${name}; chmod +x /usr/local/sbin/${name}`], script)
    await putProject(run)
    await vi.waitFor(() => run(['docker', 'version']), { timeout: 30_000, interval: 200 })
    for (const { name, archive, changes } of IMAGES) {
      const options = changes.flatMap((change) => ['--change', change])
      const importing = ['nsenter', ...enter, 'docker', 'import', ...options, '-', name]
      execFileSync('sh', ['-c', `"$@" < ${join(base, archive)}`, 'sh', ...importing], {
        stdio: ['ignore', 'ignore', 'pipe'],
      })
    }
  } catch (error) {
    await dispose()
    throw error
  }
  return {
    ask: visitor.ask,
    async browse() {
      const program = findChromium()
      if (program === undefined) throw new Error('there is no Chromium')
      // Only the browser's processes enter the network namespace; its files are the host's.
      const executablePath = join(folder, 'browser')
      writeFileSync(executablePath, `#!/bin/sh\nexec nsenter -t ${inside} -n ${program} "$@"\n`, {
        mode: 0o755,
      })
      const args = ['--host-resolver-rules=MAP * 127.0.0.1']
      const browser = await chromium.launch({ executablePath, args, chromiumSandbox: false })
      browsers.push(browser)
      return browser
    },
    // Caddy signs the certificates itself, because the host names do not exist.
    type: async (script) => {
      const terminal = ['TERM=xterm', 'CADDY_TLS=tls internal', `TYPED=${script}`]
      const printed = await run([...terminal, 'script', '-qec', 'stty cols 80; sh -euc "$TYPED"', '/dev/null'])
      return stripVTControlCharacters(printed).replaceAll(/\r|\^@/g, '')
    },
    [Symbol.asyncDispose]: dispose,
  }
}

/** Copies the project, including uncommitted files. */
async function putProject(run: (command: readonly string[], input?: Buffer) => Promise<string>): Promise<void> {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: PROJECT })
  const pack = ['-c', '--null', '-T', '-', '--ignore-failed-read']
  const archive = execFileSync('tar', pack, {
    cwd: PROJECT,
    input: files,
    maxBuffer: 1e9,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  await run(['mkdir', '/srv/angun'])
  await run(['tar', '-x', '-C', '/srv/angun', '--no-same-owner'], archive)
  const script = `git config --system user.name Test; git config --system user.email test@angun.test
    git config --system url./srv/angun.insteadOf https://git.example.com/angun.git
    cd /srv/angun; git init -q; git add -A; git commit -qm first`
  await run(['sh', '-euc', script])
}

/** Returns the process that `unshare` forked, which is the first one of the new namespaces. */
function childOf({ pid }: ChildProcess): string {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
}
