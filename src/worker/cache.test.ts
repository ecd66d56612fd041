import { beforeEach, expect, test, vi } from 'vitest'
import { cachePage } from './cache.ts'

// The build provides this module.
vi.mock('virtual:release', () => ({ RELEASE: 'one', FILES: [] }))

const cached = new Map<string, Response>()

beforeEach(() => {
  cached.clear()
  const store = {
    match: async (address: string) => cached.get(address),
    put: async (address: string, answer: Response) => void cached.set(address, answer),
  }
  vi.stubGlobal('caches', { open: async () => store })
})

async function isCached(headers: Record<string, string>, status = 200): Promise<boolean> {
  const answer = new Response('<html>', { status, headers: { 'content-type': 'text/html', ...headers } })
  await cachePage('/rates', answer, true)
  return cached.has('/rates')
}

test('the worker caches a page', async () => {
  expect(await isCached({})).toBe(true)
})

test.each([
  ['a page that its server wants kept nowhere', { 'cache-control': 'no-store' }, 200],
  ['an error', {}, 500],
  ['a file', { 'content-type': 'application/pdf' }, 200],
])('the worker does not cache %s', async (_, headers, status) => {
  expect(await isCached(headers, status)).toBe(false)
})
