import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { installed } from '../../scripts/needs.ts'

const CACHE = resolve(import.meta.dirname, '../../.cache')
const RELEASE = 'trixie'
const BUNDLE = 'etc/ssl/certs/ca-certificates.crt'
/** Additional certificates that this machine's network may need. */
const OWN_CERTIFICATES = process.env['NODE_EXTRA_CA_CERTS']

/** The paths that Debian's slim image leaves out. */
const NOT_SLIM = ['var/lib/apt/lists', 'var/cache/apt/*', 'usr/share/doc/*', 'usr/share/man/*', 'usr/share/locale/*']

/** The base images of the Dockerfile, built here because the test must not contact a registry. */
export const IMAGES = [
  {
    name: 'node:24-trixie-slim',
    archive: 'node.tar',
    changes: OWN_CERTIFICATES === undefined ? [] : [`ENV NODE_EXTRA_CA_CERTS=/${BUNDLE}`],
  },
  { name: 'debian:trixie-slim', archive: 'debian.tar', changes: [] },
  {
    name: 'caddy:2',
    archive: 'caddy.tar',
    changes: [
      'ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data',
      'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]',
    ],
  },
] as const

/**
 * Returns a folder with a minimal Debian (`root`) in which `installation` was run, and the archives of the images. The
 * folder is cached, because it takes two minutes to build.
 */
export function debianBase(installation: string): string {
  const pieces = [readFileSync(import.meta.filename, 'utf8'), installation, process.version, OWN_CERTIFICATES ?? '']
  const base = join(CACHE, `debian-${createHash('sha256').update(pieces.join()).digest('hex').slice(0, 8)}`)
  if (existsSync(base)) return base
  const made = `${base}.part`
  rmSync(made, { recursive: true, force: true })
  mkdirSync(made, { recursive: true })
  const root = join(made, 'root')
  run('debootstrap', '--variant=minbase', '--include=ca-certificates,slirp4netns', RELEASE, root)
  if (OWN_CERTIFICATES !== undefined) cpSync(OWN_CERTIFICATES, join(root, BUNDLE))
  // TMPDIR may name a folder that exists only outside, which would make an installation fail.
  const inRoot = (script: string): void =>
    run(
      'unshare',
      '-mpf',
      'sh',
      '-euc',
      `unset TMPDIR; mount -t proc proc ${root}/proc; exec chroot ${root} sh -euc '${script}'`,
    )

  /** Archives the root with the files that `add` puts there, and removes those files afterwards. */
  const archive = (name: string, added: readonly string[], add: () => void): void => {
    add()
    const left = NOT_SLIM.map((path) => `--exclude=./${path}`)
    run('tar', '-cf', join(made, name), '-C', root, ...left, '.')
    for (const path of added) rmSync(join(root, path), { recursive: true })
  }
  archive('debian.tar', [], () => undefined)
  archive('node.tar', ['usr/local/bin/node', 'usr/local/bin/npm', 'usr/local/lib/npm'], () => {
    cpSync(process.execPath, join(root, 'usr/local/bin/node'))
    cpSync(dirname(dirname(realpathSync(installed('npm') ?? ''))), join(root, 'usr/local/lib/npm'), { recursive: true })
    symlinkSync('../lib/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'))
  })
  // The image contains the newest release of its major version, which is in Debian's backports.
  const backports = 'etc/apt/sources.list.d/backports.list'
  writeFileSync(join(root, backports), `deb http://deb.debian.org/debian ${RELEASE}-backports main\n`)
  inRoot(`apt-get update && cd /srv && apt-get download caddy/${RELEASE}-backports`)
  rmSync(join(root, backports))
  archive('caddy.tar', ['srv/caddy', 'usr/bin/caddy'], () => {
    run('sh', '-c', `dpkg -x ${root}/srv/caddy_*.deb ${root}/srv/caddy && rm ${root}/srv/caddy_*.deb`)
    cpSync(join(root, 'srv/caddy/usr/bin/caddy'), join(root, 'usr/bin/caddy'))
  })

  // The tests start services by hand, because systemd does not run here.
  inRoot(`printf "#!/bin/sh\\nexit 101\\n" > /usr/sbin/policy-rc.d && chmod +x /usr/sbin/policy-rc.d
    export DEBIAN_FRONTEND=noninteractive && ${installation} && apt-get clean`)
  renameSync(made, base)
  return base
}

function run(program: string, ...args: readonly string[]): void {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], maxBuffer: 1e8 })
}
