import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWire } from '../fakes/wire.ts'
import { skipWithout } from '../needs.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const OFFICE_FILE = resolve(import.meta.dirname, '../../office/office.yaml')
/** More connections than Node's default backlog of 511. */
const VISITORS = 900

const closers: (() => void | Promise<void>)[] = []
beforeEach(skipWithout('long-queue'))
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

test('the server accepts every page that reconnects while it is busy', { tags: ['core'] }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'flood-'))
  closers.push(() => rmSync(folder, { recursive: true }))
  const server = await startServer({ OFFICE_FILE }, folder)
  closers.push(() => server.stop())
  void server.kill('SIGSTOP')
  try {
    // The process is stopped, so only the listener's backlog can accept connections.
    const pages = await Promise.all(Array.from({ length: VISITORS }, () => openWire(server.url)))
    closers.push(() => {
      for (const page of pages) page.leave()
    })
  } finally {
    void server.kill('SIGCONT')
  }
  expect((await fetch(`${server.url}/api/feed`)).status).toBe(200)
})

/** Returns the resident memory of a process in MB. */
function memoryOf({ pid }: ServerProcess): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

test.each([
  ['pages', '/'],
  ['sessions of the relay', '/socket.io/?EIO=4&transport=polling'],
])(
  'requests for hundreds of %s on many connections that are never read use little memory and do not block others',
  async (_what, path) => {
    const folder = mkdtempSync(join(tmpdir(), 'flood-'))
    closers.push(() => rmSync(folder, { recursive: true }))
    const server = await startServer({ OFFICE_FILE }, folder)
    closers.push(() => server.stop())
    expect((await fetch(server.url)).status).toBe(200)
    const before = memoryOf(server)
    const wires = await Promise.all(Array.from({ length: 200 }, () => openWire(server.url, { reads: false })))
    closers.push(() => {
      for (const wire of wires) wire.leave()
    })
    for (const wire of wires) wire.send(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(600))
    // This request is sent after all the others, so the server handles it last.
    expect((await fetch(server.url)).status).toBe(200)
    expect(memoryOf(server) - before).toBeLessThan(60)
  },
)
