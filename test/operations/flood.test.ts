import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWire } from '../fakes/wire.ts'
import { skipWithout } from '../needs.ts'
import { startServer } from './server-process.ts'

const OFFICE_FILE = resolve(import.meta.dirname, '../../office/office.yaml')
/** More than the queue of 511 that Node asks for by itself. */
const VISITORS = 900

const closers: (() => void | Promise<void>)[] = []
beforeEach(skipWithout('long-queue'))
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

test('when every open page comes back while the server is busy, none of them is turned away', async () => {
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
}, 20_000)
