import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { SECOND } from '#domain/calendar.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { listenLocally } from '../../../test/fakes/listening.ts'
import { listenFailure, supervisorOf } from './process.ts'

const folder = mkdtempSync(join(tmpdir(), 'process-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface End {
  readonly code: number | null
  readonly printed: string
}

/** Runs a server process with a given start and stop, and code that runs in between. */
async function run(start: string, meanwhile: string, variables: Record<string, string> = {}): Promise<End> {
  const script = `
    import { runProcess } from ${JSON.stringify(import.meta.resolve('./process.ts'))}
    import { SOURCES } from ${JSON.stringify(import.meta.resolve('../upstream/sources/source-list.ts'))}
    setInterval(() => {}, 1000)
    await runProcess(SOURCES, ${start})
    ${meanwhile}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...variables },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void (printed += text))
  await once(child, 'close')
  return { code: child.exitCode, printed }
}

const STORES = `async () => ({ [Symbol.asyncDispose]: () => new Promise((kept) => setImmediate(() => kept(console.log('all is stored')))) })`

/** Makes timers a hundred times faster, so that the time limits pass quickly. */
const FAST_TIMERS = `
    const { setTimeout: real } = globalThis
    globalThis.setTimeout = (step, ms) => real(step, ms / 100)`

describe('an unexpected exception', () => {
  test.each([
    ['in a timer', `setTimeout(() => { throw new Error('no such gate', { cause: new Error('the fog') }) })`],
    ['that repeats', `setInterval(() => { throw new Error('no such gate', { cause: new Error('the fog') }) })`],
  ])('an exception %s is logged once with its cause, and pending records are stored', async (_, meanwhile) => {
    const { code, printed } = await run(STORES, meanwhile)
    expect(code).toBe(1)
    expect(printed.match(/"level":60/g)).toHaveLength(1)
    expect(printed).toMatch(/no such gate.*the fog/)
    expect(printed.indexOf('all is stored')).toBeGreaterThan(printed.indexOf('no such gate'))
  })

  test.each([
    ['that never ends', `new Promise(() => {})`, 'The stop took longer than 5000 ms'],
    ['that fails', `Promise.reject(new Error('disk full'))`, 'disk full'],
  ])('a stop %s is logged and still ends the process after an exception', async (_, stopped, reason) => {
    const { code, printed } = await run(
      `async () => ({ [Symbol.asyncDispose]: () => ${stopped} })`,
      `${FAST_TIMERS}
      setTimeout(() => { throw new Error('no such gate') })`,
    )
    expect(code).toBe(1)
    expect(printed).toMatch(new RegExp(`no such gate.*${reason}.*the server did not stop properly`, 's'))
  })

  test('an exception before the site serves ends the start with its stack', async () => {
    const { code, printed } = await run(`async () => { throw new TypeError('no such gate') }`, '')
    expect(code).toBe(1)
    expect(printed).toMatch(/TypeError: no such gate.*at /s)
  })
})

const [SITE, ADMIN, PANEL] = [
  { host: '0.0.0.0', port: 3000 },
  { host: '127.0.0.1', port: 3001 },
  { host: '127.0.0.1', port: 3002, origin: null },
]
const LISTENS = { site: SITE, admin: ADMIN, panel: PANEL }

let taken: Server | undefined
afterEach(() => taken?.close())

/** Tries to listen on the address and returns the error. */
async function failureAt(host: string, port: number): Promise<Error> {
  const failed = Promise.withResolvers<Error>()
  createServer().on('error', failed.resolve).listen(port, host)
  return failed.promise
}

test('a port in use is reported with the setting that names it', async () => {
  taken = createServer()
  const port = Number(new URL(await listenLocally(taken)).port)
  const failure = await failureAt('127.0.0.1', port)
  expect(listenFailure(failure, { site: { host: '127.0.0.1', port }, admin: ADMIN, panel: PANEL })).toBe(
    `PORT=${port}: bu kapıyı başka bir program dinliyor (127.0.0.1). Başka bir PORT verin ya da o programı durdurun.`,
  )
  expect(listenFailure(failure, { site: SITE, admin: { host: '127.0.0.1', port }, panel: PANEL })).toMatch(
    new RegExp(`^ADMIN_PORT=${port}: .* Başka bir ADMIN_PORT verin`),
  )
  expect(listenFailure(failure, { ...LISTENS, panel: { ...PANEL, port } })).toMatch(/^PANEL_PORT=/)
  const both = { site: { host: '10.0.0.1', port }, admin: { host: '127.0.0.1', port }, panel: PANEL }
  expect(listenFailure(failure, both)).toMatch(/^ADMIN_PORT=/)
})

test('an address that this machine does not have is reported with the setting that names it', async () => {
  const failure = await failureAt('203.0.113.1', 3001)
  expect(listenFailure(failure, { site: SITE, admin: { host: '203.0.113.1', port: 3001 }, panel: PANEL })).toBe(
    'ADMIN_HOST=203.0.113.1: bu makinenin böyle bir adresi yok.',
  )
  const unknown = await failureAt('yok.invalid', 3000)
  expect(listenFailure(unknown, { site: { host: 'yok.invalid', port: 3000 }, admin: ADMIN, panel: PANEL })).toBe(
    'HOST=yok.invalid: bu makinenin böyle bir adresi yok.',
  )
})

test('a port that needs root is reported with the setting that names it', () => {
  const denied = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen', port: 80 })
  expect(listenFailure(denied, { site: { host: '0.0.0.0', port: 80 }, admin: ADMIN, panel: PANEL })).toBe(
    'PORT=80: bu kapıyı dinlemeye yetki yok. 1024 ya da daha büyük bir PORT verin.',
  )
})

test('an unreadable file is not reported as a listening failure', () => {
  const file = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', syscall: 'open', path: '/x' })
  expect(listenFailure(file, LISTENS)).toBeUndefined()
  expect(listenFailure(new TypeError('a bug'), LISTENS)).toBeUndefined()
})

const BY_SYSTEMD = { NOTIFY_SOCKET: '/run/systemd/notify', WATCHDOG_USEC: '30000000' }

function supervised(variables: Readonly<Record<string, string>>) {
  const lines: string[] = []
  const clock = fakeClock(0)
  return { lines, clock, supervisor: supervisorOf(variables, clock, (line) => void lines.push(line)) }
}

test('systemd is notified of the start, and twice in each watchdog interval from then on', async () => {
  const { lines, clock, supervisor } = supervised(BY_SYSTEMD)
  await clock.advance(60 * SECOND)
  expect(lines).toEqual([])
  supervisor.ready()
  await clock.advance(30 * SECOND)
  expect(lines).toEqual(['READY=1', 'WATCHDOG=1', 'WATCHDOG=1', 'WATCHDOG=1'])
  supervisor.stopping()
  expect(lines.at(-1)).toBe('STOPPING=1')
})

test('a unit without a watchdog is notified only of start and stop', async () => {
  const { lines, clock, supervisor } = supervised({ NOTIFY_SOCKET: '/run/systemd/notify' })
  supervisor.ready()
  await clock.advance(60 * SECOND)
  supervisor.stopping()
  expect(lines).toEqual(['READY=1', 'STOPPING=1'])
})

test('a process without systemd sends no notification', async () => {
  const { lines, clock, supervisor } = supervised({})
  supervisor.ready()
  await clock.advance(60 * SECOND)
  supervisor.stopping()
  expect([lines, clock.waiting()]).toEqual([[], 0])
})
