import { afterEach, describe, expect, test, vi } from 'vitest'
import { cachedPage, standInPage } from './cache.ts'
import { answerDocument } from './cached-document.ts'

// The real module needs files of the build.
vi.mock('./cache.ts', () => ({ cachedPage: vi.fn(), cachePage: vi.fn(), standInPage: vi.fn() }))

afterEach(() => vi.resetAllMocks())

/** Simulates a document that the browser requests itself (navigation preload) while the worker starts. */
function visit(preloadResponse: Promise<Response | undefined>) {
  const request = new Request('https://ornek.example/rates')
  const event = { request, preloadResponse, waitUntil: () => {} }
  return answerDocument(event, { kind: 'document', cachedAs: null, readAs: '/rates' })
}

describe('without a network', () => {
  test.each([
    ['the preload rejects', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['Firefox returns an error response', () => Promise.resolve(Response.error())],
  ])('the cached page is shown without a network if %s', async (_, preload) => {
    vi.mocked(cachedPage).mockResolvedValue(new Response('cached'))
    expect(await (await visit(preload())).text()).toBe('cached')
    vi.mocked(cachedPage).mockResolvedValue(undefined)
    vi.mocked(standInPage).mockResolvedValue(new Response('stand-in'))
    expect(await (await visit(preload())).text()).toBe('stand-in')
  })
})

test("the worker returns the browser's preloaded answer if there is a network", async () => {
  expect(await (await visit(Promise.resolve(new Response('fresh')))).text()).toBe('fresh')
})

test('the worker requests the document if the browser has no preload', async () => {
  vi.stubGlobal('fetch', async () => new Response('asked'))
  expect(await (await visit(Promise.resolve(undefined))).text()).toBe('asked')
})
