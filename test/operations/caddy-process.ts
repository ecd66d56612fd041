import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../postgres/free-port.ts'
import { accepts, type Change, changed, makeCertificate } from './proxy-files.ts'
import type { Site } from './server-process.ts'

const COMMITTED = resolve(import.meta.dirname, '../../deploy/Caddyfile')

/** Caddy with the committed configuration. */
export interface CaddyProcess {
  readonly httpsPort: number
  readonly certificate: string
  stop(): Promise<void>
}

/**
 * Starts Caddy with the committed configuration in front of `site`, for localhost and panel.angun.example. Ports and
 * hosts are replaced, and its certificate is a file.
 */
export async function startCaddy(
  caddy: string,
  site: Pick<Site, 'url' | 'panelUrl'>,
  folder: string,
): Promise<CaddyProcess> {
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const certificate = makeCertificate(folder)
  const [own, panel] = [new URL(site.url), new URL(site.panelUrl)]
  const file = join(folder, 'Caddyfile')
  const changes: readonly Change[] = [
    ['admin off', `admin off\n\thttp_port ${httpPort}`],
    ['health_port 3000', `health_port ${own.port}`],
    ['site:3000', own.host],
    ['site:3002', panel.host],
    ...olderSyntax(caddy),
  ]
  writeFileSync(file, changed(COMMITTED, changes))
  const child = spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      SITE_NAME: `https://localhost:${httpsPort}`,
      PANEL_NAME: `https://panel.angun.example:${httpsPort}`,
      CADDY_TLS: `tls ${join(folder, 'fullchain.pem')} ${join(folder, 'privkey.pem')}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const printed: string[] = []
  child.stderr.setEncoding('utf8').on('data', (line: string) => printed.push(line))
  const ended = once(child, 'exit')
  while (!(await accepts(httpsPort))) {
    if (child.exitCode !== null) throw new Error(`Caddy ended:\n${printed.join('')}`)
    await delay(20)
  }
  return {
    httpsPort,
    certificate,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Debian's stable Caddy is older than the image of the Dockerfile: it buffers with other words, and has no time limit. */
function olderSyntax(caddy: string): readonly Change[] {
  const [, minor = ''] = /^v?2\.(\d+)/.exec(execFileSync(caddy, ['version'], { encoding: 'utf8' })) ?? []
  if (Number(minor) >= 10) return []
  return [
    ['request_buffers 128KiB', `buffer_requests\n\tmax_buffer_size ${128 * 1024}`],
    ['\trequest_body @body {\n\t\tread_timeout 30s\n\t}\n', ''],
  ]
}
