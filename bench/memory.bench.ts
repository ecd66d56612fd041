/** Measures the site's memory when idle and for each of 10,000 sockets, compared with a bare `ws` server. */
import { setTimeout as pause } from 'node:timers/promises'
import { startBuiltSite } from '../scripts/built-site.ts'
import { Child } from './child.ts'
import { memoryOf } from './process-figures.ts'
import { figure, requireBar } from './verdict.ts'

const SOCKETS = Number(process.env['BENCH_SOCKETS'] ?? 10_000)
const REST_MS = 30_000
const KB = 1000
/** The unit that `ps` and systemd use. */
const MB = 2 ** 20

const site = await startBuiltSite()
const ws = await Child.start('fan-out-server.child.ts')
const wsUrl = String(await ws.ask({ ask: 'listen', kind: 'ws' }))
await pause(REST_MS)
const idle = memoryOf(site.pid)
requireBar({
  title: 'memory when idle',
  value: idle / MB,
  unit: ' MB',
  atMost: 170,
  detail: `bare ws server ${figure(memoryOf(ws.pid) / MB)} MB`,
})

const oursEach = await perSocket(site.pid, site.url, '/socket.io/?EIO=4&transport=websocket', true)
const wsEach = await perSocket(ws.pid, wsUrl, '/', false)
requireBar({
  title: `memory per socket, with ${SOCKETS} sockets`,
  value: oursEach / KB,
  unit: ' kB',
  atMost: 16,
  detail: `bare ws ${figure(wsEach / KB)} kB, ratio ${figure(oursEach / wsEach)}`,
})
ws.stop()
await site.stop()

async function perSocket(pid: number, url: string, path: string, socketIo: boolean): Promise<number> {
  const before = memoryOf(pid)
  const listeners = await Child.start('listeners.child.ts')
  await listeners.ask({ ask: 'connect', url, path, count: SOCKETS, socketIo })
  await pause(REST_MS)
  const each = (memoryOf(pid) - before) / SOCKETS
  listeners.stop()
  return each
}
