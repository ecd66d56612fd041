import { describe, expect, test } from 'vitest'
import { PAGE_PATHS } from '#contract/page-paths.ts'
import { PAGES_CACHED_AHEAD, strategyFor } from './strategy.ts'

const ORIGIN = 'https://ornek.example'
const strategy = (path: string, { method = 'GET', navigates = false } = {}) =>
  strategyFor({ method, url: new URL(path, ORIGIN).href, navigates }, ORIGIN)

describe('requests without the worker', () => {
  test.each([
    ['an API call', '/api/feed', {}],
    ['the socket', '/socket.io/?EIO=4', {}],
    ['a form that is sent', '/contact', { method: 'POST', navigates: true }],
    ['a check that the site answers', '/rates', { method: 'HEAD' }],
    ['another site', 'https://www.tcmb.gov.tr/', { navigates: true }],
    ['the sitemap', '/sitemap.xml', {}],
    ['its own script', '/sw.js', {}],
  ])('the worker does not handle %s', (_, path, more) => {
    expect(strategy(path, more)).toEqual({ kind: 'none' })
  })
})

describe('the strategy for files', () => {
  test('a file with a hash in its name comes from the cache, other files only without a network', () => {
    expect(strategy('/assets/frame-Ab12.js')).toEqual({ kind: 'cache' })
    expect(strategy('/img/a4.jpg')).toEqual({ kind: 'network' })
  })
})

describe('the strategy for documents', () => {
  const document = (path: string) => strategy(path, { navigates: true })

  test('a page is cached and read under its path, whatever its query', () => {
    const both = (path: string) => ({ kind: 'document', cachedAs: path, readAs: path })
    expect(document('/rates')).toEqual(both('/rates'))
    expect(document('/rates?para=USD')).toEqual(both('/rates'))
    expect(document('/rates/usd')).toEqual(both('/rates/usd'))
    expect(document('/hesapla')).toEqual(both('/hesapla'))
  })

  test('the answer to a question is never cached, and the cached page answers it without a network', () => {
    const path = '/hesapla?bozdur=USD&tutar=500'
    expect(document(path)).toEqual({ kind: 'document', cachedAs: null, readAs: '/hesapla' })
    expect(document('/altin?butce=7000')).toEqual({ kind: 'document', cachedAs: null, readAs: '/altin' })
    // The result at that time is only in the office's records.
    expect(document(`${path}&an=20251120-1648`)).toEqual({ kind: 'document', cachedAs: null, readAs: null })
  })

  test('personal pages and addresses that are not pages are not cached', () => {
    for (const path of ['/contact/received', '/yok', '/kurumsal-politika.pdf'])
      expect(document(path)).toEqual({ kind: 'document', cachedAs: null, readAs: null })
  })

  test('the page about a missing network is cached first', () => {
    expect(PAGES_CACHED_AHEAD[0]).toBe('/cevrimdisi')
    expect(PAGE_PATHS).toEqual(expect.arrayContaining([...PAGES_CACHED_AHEAD]))
  })
})
