import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'process-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface End {
  readonly code: number | null
  readonly printed: string
}

/** A server of which only this is known: how it starts and stops, and what goes on meanwhile. */
async function run(start: string, meanwhile: string, variables: Record<string, string> = {}): Promise<End> {
  const script = `
    import { runProcess } from ${JSON.stringify(import.meta.resolve('./process.ts'))}
    // A second takes a hundredth, so that patience is over soon.
    const { setTimeout: real } = globalThis
    globalThis.setTimeout = (step, ms) => real(step, ms / 100)
    setInterval(() => {}, 1000)
    await runProcess(${start})
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

const STORES = `async () => ({ stop: () => new Promise((kept) => setImmediate(() => kept(console.log('all is stored')))) })`

describe('an exception that nobody foresaw', () => {
  test.each([
    ['thrown out of a timer', `setTimeout(() => { throw new Error('no such gate', { cause: new Error('the fog') }) })`],
    [
      'of a promise that nobody awaits',
      `void Promise.reject(new Error('no such gate', { cause: new Error('the fog') }))`,
    ],
    [
      'that comes again and again',
      `setInterval(() => { throw new Error('no such gate', { cause: new Error('the fog') }) })`,
    ],
  ])('%s is logged once with its cause, and what is recorded is kept', async (_, meanwhile) => {
    const { code, printed } = await run(STORES, meanwhile)
    expect(code).toBe(1)
    expect(printed.match(/"level":60/g)).toHaveLength(1)
    expect(printed).toMatch(/no such gate.*the fog/)
    expect(printed.indexOf('all is stored')).toBeGreaterThan(printed.indexOf('no such gate'))
  })

  test.each([
    ['that takes for ever', `new Promise(() => {})`],
    ['that fails', `Promise.reject(new Error('disk full'))`],
  ])('ends in a stop %s all the same', async (_, stopped) => {
    const { code, printed } = await run(
      `async () => ({ stop: () => ${stopped} })`,
      `setTimeout(() => { throw new Error('no such gate') })`,
    )
    expect([code, printed]).toEqual([1, expect.stringContaining('no such gate')])
  })

  test('before the site serves ends the start with its stack', async () => {
    const { code, printed } = await run(`async () => { throw new TypeError('no such gate') }`, '')
    expect(code).toBe(1)
    expect(printed).toMatch(/TypeError: no such gate.*at /s)
  })
})

test('told to stop, the process stores what is left and ends well; told so often at once, it does so once', async () => {
  const kill = `process.kill(process.pid, 'SIGTERM'); process.kill(process.pid, 'SIGINT')`
  const { code, printed } = await run(STORES, kill)
  expect([code, printed]).toEqual([0, 'all is stored\n'])
})

test('systemd is told when the process serves and when it stops, by the program that comes with it', async () => {
  const told = join(folder, 'told')
  writeFileSync(join(folder, 'systemd-notify'), `#!/bin/sh\necho "$NOTIFY_SOCKET $1" >> '${told}'\n`)
  chmodSync(join(folder, 'systemd-notify'), 0o755)
  const onceTold = `
    const { existsSync } = await import('node:fs')
    setInterval(() => { if (existsSync('${told}')) process.kill(process.pid, 'SIGTERM') }, 10)`
  const variables = { NOTIFY_SOCKET: '/run/notify', PATH: `${folder}:${process.env['PATH'] ?? ''}` }
  // What it tells at the end holds its output open: the run is over once that is told.
  expect((await run(STORES, onceTold, variables)).code).toBe(0)
  expect(readFileSync(told, 'utf8')).toBe('/run/notify READY=1\n/run/notify STOPPING=1\n')
})
