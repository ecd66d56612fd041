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

/** Does what PostgreSQL's image does at its start, as far as compose.yaml uses it. */
const POSTGRES_START = `#!/bin/sh
set -eu
data=/var/lib/postgresql/data
as_postgres() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
PATH=/usr/lib/postgresql/17/bin:$PATH
if [ ! -s $data/PG_VERSION ]; then
  chown postgres: $data
  printf %s "$POSTGRES_PASSWORD" > /run/password
  chown postgres: /run/password
  as_postgres initdb -D $data -U "$POSTGRES_USER" --pwfile=/run/password --auth=scram-sha-256 --encoding=UTF8
  echo 'host all all all scram-sha-256' >> $data/pg_hba.conf
  echo "CREATE DATABASE $POSTGRES_DB" | as_postgres postgres --single -D $data postgres
fi
exec setpriv --reuid=postgres --regid=postgres --clear-groups postgres -D $data -c listen_addresses='*'
`

/** The base images of the Dockerfile and of compose.yaml, built here because the test must not contact a registry. */
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
  {
    name: 'postgres:17',
    archive: 'postgres.tar',
    changes: ['VOLUME /var/lib/postgresql/data', 'CMD ["/usr/local/bin/start"]'],
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

  const left = NOT_SLIM.map((path) => `--exclude=./${path}`)
  /** Archives the root with the files that `add` puts there, and removes those files afterwards. */
  const archive = (name: string, added: readonly string[], add: () => void): void => {
    add()
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

  // An overlay in memory keeps PostgreSQL's packages out of the other images.
  const over = join(made, 'over')
  mkdirSync(over)
  const install = 'apt-get update && apt-get install -y --no-install-recommends postgresql'
  const overlaid = `mount -t tmpfs over ${over} && cd ${over} && mkdir upper work root
    mount -t overlay over -o lowerdir=${root},upperdir=upper,workdir=work root && mount -t proc proc root/proc
    DEBIAN_FRONTEND=noninteractive chroot root sh -euc 'unset TMPDIR; ${install}'
    printf %s "$1" > root/usr/local/bin/start && chmod +x root/usr/local/bin/start
    tar -cf ${join(made, 'postgres.tar')} --one-file-system ${left.join(' ')} -C root .`
  run('unshare', '-mpf', 'sh', '-euc', overlaid, 'sh', POSTGRES_START)

  // The tests start services by hand, because systemd does not run here.
  inRoot(`printf "#!/bin/sh\\nexit 101\\n" > /usr/sbin/policy-rc.d && chmod +x /usr/sbin/policy-rc.d
    export DEBIAN_FRONTEND=noninteractive && ${installation} && apt-get clean`)
  renameSync(made, base)
  return base
}

function run(program: string, ...args: readonly string[]): void {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], maxBuffer: 1e8 })
}
