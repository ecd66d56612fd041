import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWire } from '../fakes/wire.ts'
import { skipWithout } from '../needs.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const OFFICE_FILE = resolve(import.meta.dirname, '../../office/office.yaml')
/** More than the queue of 511 that Node asks for by itself. */
const VISITORS = 900

const closers: (() => void | Promise<void>)[] = []
beforeEach(skipWithout('long-queue'))
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

test(
  'when every open page comes back while the server is busy, none of them is turned away',
  { tags: ['core'] },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'flood-'))
    closers.push(() => rmSync(folder, { recursive: true }))
    const server = await startServer({ OFFICE_FILE }, folder)
    closers.push(() => server.stop())
    void server.kill('SIGSTOP')
    try {
      // While it stands still, only the queue of its listener can take them.
      const pages = await Promise.all(Array.from({ length: VISITORS }, () => openWire(server.url)))
      closers.push(() => {
        for (const page of pages) page.leave()
      })
    } finally {
      void server.kill('SIGCONT')
    }
    expect((await fetch(`${server.url}/api/feed`)).status).toBe(200)
  },
)

/** What a process has in memory, MB. */
function memoryOf({ pid }: ServerProcess): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

test.each([
  ['pages', '/'],
  ['sessions of the relay', '/socket.io/?EIO=4&transport=polling'],
])(
  'who asks for hundreds of %s on each of many connections and reads nothing costs little memory, and others are served',
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
    for (const wire of wires) wire.say(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(600))
    // Asked after all of those, so that it is answered after them.
    expect((await fetch(server.url)).status).toBe(200)
    expect(memoryOf(server) - before).toBeLessThan(60)
  },
)
