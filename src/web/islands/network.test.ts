import { expect, test, vi } from 'vitest'
import { siteAnswers } from './network.ts'

const site = (fetch: () => Promise<Response>) => {
  vi.stubGlobal('fetch', fetch)
  return siteAnswers('/contact')
}

test.each([
  [200, true],
  [404, true],
  [502, false],
])('for HTTP %i, siteAnswers returns %s', async (status, expected) => {
  expect(await site(async () => new Response(null, { status }))).toBe(expected)
})

test('siteAnswers returns false while the browser is offline', async () => {
  expect(await site(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false)
})
