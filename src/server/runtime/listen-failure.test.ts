import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { listenFailure } from './listen-failure.ts'

const [SITE, ADMIN] = [
  { host: '0.0.0.0', port: 3000 },
  { host: '127.0.0.1', port: 3001 },
]
const LISTENS = { site: SITE, admin: ADMIN }

let taken: Server | undefined
afterEach(() => taken?.close())

/** What listening on it comes to. */
async function failureAt(host: string, port: number): Promise<Error> {
  const failed = Promise.withResolvers<Error>()
  createServer().on('error', failed.resolve).listen(port, host)
  return failed.promise
}

async function takenPort(): Promise<number> {
  taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

test('a port that another program has is told by the setting that names it', async () => {
  const port = await takenPort()
  const failure = await failureAt('127.0.0.1', port)
  expect(listenFailure(failure, { site: { host: '127.0.0.1', port }, admin: ADMIN })).toBe(
    `PORT=${port}: bu kapıyı başka bir program dinliyor (127.0.0.1). Başka bir PORT verin ya da o programı durdurun.`,
  )
  expect(listenFailure(failure, { site: SITE, admin: { host: '127.0.0.1', port } })).toMatch(
    new RegExp(`^ADMIN_PORT=${port}: .* Başka bir ADMIN_PORT verin`),
  )
  const both = { site: { host: '10.0.0.1', port }, admin: { host: '127.0.0.1', port } }
  expect(listenFailure(failure, both)).toMatch(/^ADMIN_PORT=/)
})

test('so is an address that this machine has not', async () => {
  const failure = await failureAt('203.0.113.1', 3001)
  expect(listenFailure(failure, { site: SITE, admin: { host: '203.0.113.1', port: 3001 } })).toBe(
    'ADMIN_HOST=203.0.113.1: bu makinenin böyle bir adresi yok.',
  )
  const unknown = await failureAt('yok.invalid', 3000)
  expect(listenFailure(unknown, { site: { host: 'yok.invalid', port: 3000 }, admin: ADMIN })).toBe(
    'HOST=yok.invalid: bu makinenin böyle bir adresi yok.',
  )
})

test('and a port that only root may have', () => {
  const denied = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen', port: 80 })
  expect(listenFailure(denied, { site: { host: '0.0.0.0', port: 80 }, admin: ADMIN })).toBe(
    'PORT=80: bu kapıyı dinlemeye yetki yok. 1024 ya da daha büyük bir PORT verin.',
  )
})

test('a file that can’t be read is no matter of ports', () => {
  const file = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', syscall: 'open', path: '/x' })
  expect(listenFailure(file, LISTENS)).toBeUndefined()
  expect(listenFailure(new TypeError('a bug'), LISTENS)).toBeUndefined()
})
