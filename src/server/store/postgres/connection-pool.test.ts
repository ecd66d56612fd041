import { createServer, type Server } from 'node:net'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listenOnFreePort } from '../../../../test/fakes/listening.ts'
import { PostgresRunner } from './runner.ts'

let refusing: Server
let asked = 0
let runner: PostgresRunner

beforeEach(async () => {
  asked = 0
  refusing = createServer((socket) => {
    asked += 1
    socket.destroy()
  })
  runner = new PostgresRunner(new Pool({ host: '127.0.0.1', port: await listenOnFreePort(refusing), max: 10 }))
})

afterEach(async () => {
  await runner[Symbol.asyncDispose]()
  refusing.close()
})

const ask = (): Promise<unknown> => runner.read([{ sql: 'SELECT 1', parameters: [] }]).catch((error: unknown) => error)

test('the pool does not try to connect for every call while the database refuses connections', async () => {
  await ask()
  const first = asked
  expect(first).toBeLessThanOrEqual(2)
  for (let visitor = 0; visitor < 200; visitor += 1) expect(await ask()).toMatchObject({ code: 'POSTGRES_PAUSED' })
  expect(asked).toBe(first)
})

test('one of several simultaneous calls tries to connect after the pause', async () => {
  await ask()
  const first = asked
  await expect
    .poll(async () => {
      await Promise.all(Array.from({ length: 5 }, ask))
      return asked
    })
    .toBeGreaterThan(first)
  expect(asked).toBe(first + 1)
})
