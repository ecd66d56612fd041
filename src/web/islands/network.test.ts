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
])('HTTP %i: the site answers, %s', async (status, expected) => {
  expect(await site(async () => new Response(null, { status }))).toBe(expected)
})

test('without a network nobody answers', async () => {
  expect(await site(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false)
})
