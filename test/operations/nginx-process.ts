import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../postgres/free-port.ts'
import { accepts, type Change, changed, makeCertificate } from './proxy-files.ts'
import type { Site } from './server-process.ts'

const COMMITTED = resolve(import.meta.dirname, '../../deploy/nginx.conf')
const REPLICAS = resolve(import.meta.dirname, '../../deploy/nginx-replicas.conf')
const PANEL = resolve(import.meta.dirname, '../../deploy/nginx-panel.conf')

/** nginx with the committed configuration. */
export interface NginxProcess {
  /** The port that redirects http to https. */
  readonly httpPort: number
  readonly httpsPort: number
  readonly certificate: string
  /** The path of the file with the replicas' `server` lines if there are several sites. */
  readonly replicas: string
  readonly reload: string
  /** Returns the ids of worker processes that accept new connections. */
  workers(): readonly string[]
  /** Returns nginx's output and its error log. */
  log(): string
  stop(): Promise<void>
}

/**
 * Starts nginx with the committed configuration in front of one or three `sites`. Ports, folders, the host name and the
 * certificate are replaced, and the header `x-cache` with the cache status is added.
 */
export async function startNginx(nginx: string, sites: readonly Site[], folder: string): Promise<NginxProcess> {
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const certificate = makeCertificate(folder)
  const place = (name: string): string => join(folder, name)
  mkdirSync(place('webroot'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${place(kind)};`,
  )
  const changes: readonly Change[] = [
    ['user www-data;', process.getuid?.() === 0 ? 'user root;' : ''],
    // Only root may raise this limit.
    ['worker_rlimit_nofile 65536;', ''],
    ['worker_connections 30000;', 'worker_connections 256;'],
    ['pid /run/nginx.pid;', `pid ${place('nginx.pid')};`],
    ['error_log /var/log/nginx/error.log warn;', `error_log ${place('error.log')} warn;`],
    ['http {\n', `http {\n    ${temporary.join(' ')}\n`],
    ['/var/lib/nginx/site', place('cache')],
    ['/var/www/html', place('webroot')],
    ['server 127.0.0.1:3000;', upstreamOf(sites, place('replicas.conf'))],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2', `listen 127.0.0.1:${httpsPort} ssl http2`],
    ['listen [::]:443 ssl http2;', ''],
    ['listen [::]:443 ssl http2 default_server backlog=4096;', ''],
    ['www.angun.example', 'localhost'],
    ['/etc/letsencrypt/live/angun.example/', `${folder}/`],
    [
      'add_header Strict-Transport-Security',
      'add_header x-cache $upstream_cache_status always; add_header Strict-Transport-Security',
    ],
    ['/etc/nginx/angun/*.conf', place('panel.conf')],
  ]
  writeFileSync(place('nginx.conf'), changed(COMMITTED, changes))
  const panel: readonly Change[] = [
    ['/var/www/html', place('webroot')],
    ['server 127.0.0.1:3002;', `server ${new URL(sites[0]?.panelUrl ?? '').host};`],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2', `listen 127.0.0.1:${httpsPort} ssl http2`],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/letsencrypt/live/panel.angun.example/', `${folder}/`],
  ]
  writeFileSync(place('panel.conf'), changed(PANEL, panel))

  const child = spawn(nginx, ['-c', place('nginx.conf'), '-e', place('error.log'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const printed: string[] = []
  child.stderr.setEncoding('utf8').on('data', (line: string) => printed.push(line))
  const ended = once(child, 'exit')
  const log = (): string =>
    printed.join('') + (existsSync(place('error.log')) ? readFileSync(place('error.log'), 'utf8') : '')
  while (!(await accepts(httpsPort))) {
    if (child.exitCode !== null) throw new Error(`nginx ended:\n${log()}`)
    await delay(20)
  }
  return {
    httpPort,
    httpsPort,
    certificate,
    replicas: place('replicas.conf'),
    reload: `${nginx} -c ${place('nginx.conf')} -e ${place('error.log')} -s reload`,
    workers() {
      const processes = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')
      return processes.filter((id) => titleOf(id) === 'nginx: worker process')
    },
    log,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Returns the upstream lines: one site is named in the configuration itself, several are in a file of their own. */
function upstreamOf(sites: readonly Site[], file: string): string {
  const hosts = sites.map(({ url }) => new URL(url).host)
  const [host = ''] = hosts
  if (hosts.length === 1) return `server ${host};`
  const readiness = sites.map(({ adminUrl }) => `# ${adminUrl}/readyz`)
  const lines = readFileSync(REPLICAS, 'utf8').split('\n')
  const servers = lines.filter((line) => line.startsWith('server '))
  if (servers.length !== hosts.length) throw new Error(`deploy/nginx-replicas.conf has ${servers.length} servers`)
  const here = lines.map((line) =>
    line
      .replace(/^server \S+/, () => `server ${hosts.shift() ?? ''}`)
      .replace(/# http:\S+$/, () => readiness.shift() ?? ''),
  )
  writeFileSync(file, here.join('\n'))
  return `include ${file};`
}

/** Returns the command line of a process, or '' if it has ended. A worker that is shutting down says so in it. */
function titleOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', '').trim()
  } catch {
    return ''
  }
}
