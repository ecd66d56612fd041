import { afterEach, describe, expect, test, vi } from 'vitest'
import { cachedPage, standInPage } from './cache.ts'
import { answerDocument } from './cached-document.ts'

// What a release has cached is made by its build.
vi.mock('./cache.ts', () => ({ cachedPage: vi.fn(), cachePage: vi.fn(), standInPage: vi.fn() }))

afterEach(() => vi.resetAllMocks())

/** A document that the browser asks for itself while it wakes the worker. */
function visit(preloadResponse: Promise<Response | undefined>) {
  const request = new Request('https://ornek.example/rates')
  const event = { request, preloadResponse, waitUntil: () => {} }
  return answerDocument(event, { kind: 'document', cachedAs: null, readAs: '/rates' })
}

describe('without a network', () => {
  test.each([
    ['a browser that rejects', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['Firefox, which answers with an error', () => Promise.resolve(Response.error())],
  ])('%s: the cached page is shown', async (_, preload) => {
    vi.mocked(cachedPage).mockResolvedValue(new Response('cached'))
    expect(await (await visit(preload())).text()).toBe('cached')
    vi.mocked(cachedPage).mockResolvedValue(undefined)
    vi.mocked(standInPage).mockResolvedValue(new Response('stand-in'))
    expect(await (await visit(preload())).text()).toBe('stand-in')
  })
})

test('with a network the answer is shown that the browser asked for itself', async () => {
  expect(await (await visit(Promise.resolve(new Response('fresh')))).text()).toBe('fresh')
})

test('a browser that asks for nothing itself has the worker ask', async () => {
  vi.stubGlobal('fetch', async () => new Response('asked'))
  expect(await (await visit(Promise.resolve(undefined))).text()).toBe('asked')
})
