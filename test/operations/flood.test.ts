import { readFileSync } from 'node:fs'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../fakes/temporary-folder.ts'
import { openWire } from '../fakes/wire.ts'
import { skipWithout } from '../needs.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/** More connections than Node's default backlog of 511. */
const VISITORS = 900

beforeEach(skipWithout('long-queue'))

test('the server accepts every page that reconnects while it is busy', { tags: ['core'] }, async () => {
  const folder = temporaryFolder()
  const server = await startServer({}, folder)
  onTestFinished(() => server.stop())
  void server.kill('SIGSTOP')
  try {
    // The process is stopped, so only the listener's backlog can accept connections.
    const pages = await Promise.all(Array.from({ length: VISITORS }, () => openWire(server.url)))
    onTestFinished(() => {
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
    const folder = temporaryFolder()
    const server = await startServer({}, folder)
    onTestFinished(() => server.stop())
    expect((await fetch(server.url)).status).toBe(200)
    const before = memoryOf(server)
    const wires = await Promise.all(Array.from({ length: 200 }, () => openWire(server.url, { reads: false })))
    onTestFinished(() => {
      for (const wire of wires) wire.leave()
    })
    for (const wire of wires) wire.send(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(600))
    // This request is sent after all the others, so the server handles it last.
    expect((await fetch(server.url)).status).toBe(200)
    expect(memoryOf(server) - before).toBeLessThan(60)
  },
)
