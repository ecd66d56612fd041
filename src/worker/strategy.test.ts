import { describe, expect, test } from 'vitest'
import { PAGE_PATHS } from '#contract/page-paths.ts'
import { PAGES_CACHED_AHEAD, strategyFor } from './strategy.ts'

const ORIGIN = 'https://ornek.example'
const strategy = (path: string, { method = 'GET', navigates = false } = {}) =>
  strategyFor({ method, url: new URL(path, ORIGIN).href, navigates }, ORIGIN)

describe('the worker leaves to the browser', () => {
  test.each([
    ['a call', '/api/feed', {}],
    ['the socket', '/socket.io/?EIO=4', {}],
    ['a form that is sent', '/contact', { method: 'POST', navigates: true }],
    ['a question whether the site answers', '/rates', { method: 'HEAD' }],
    ['what is elsewhere', 'https://www.tcmb.gov.tr/', { navigates: true }],
    ['the list of files', '/sitemap.xml', {}],
    ['itself', '/sw.js', {}],
  ])('%s', (_, path, more) => {
    expect(strategy(path, more)).toEqual({ kind: 'none' })
  })
})

describe('of files', () => {
  test('those with a hash in their name may be an older answer, others only without a network', () => {
    expect(strategy('/assets/frame-Ab12.js')).toEqual({ kind: 'cache' })
    expect(strategy('/img/a4.jpg')).toEqual({ kind: 'network' })
  })
})

describe('of documents', () => {
  const document = (path: string) => strategy(path, { navigates: true })

  test('a page is kept and read under its path, whatever stands behind it', () => {
    const both = (path: string) => ({ kind: 'document', cachedAs: path, readAs: path })
    expect(document('/rates')).toEqual(both('/rates'))
    expect(document('/rates?para=USD')).toEqual(both('/rates'))
    expect(document('/rates/usd')).toEqual(both('/rates/usd'))
    expect(document('/hesapla')).toEqual(both('/hesapla'))
    expect(document('/tabela?pano=altin')).toEqual(both('/tabela'))
  })

  test('the answer to a question is of its moment and never kept; the kept page, which reads the address, answers it', () => {
    const path = '/hesapla?bozdur=USD&tutar=500'
    expect(document(path)).toEqual({ kind: 'document', cachedAs: null, readAs: '/hesapla' })
    expect(document('/altin?butce=7000')).toEqual({ kind: 'document', cachedAs: null, readAs: '/altin' })
    // What it came to then is in the office's record alone.
    expect(document(`${path}&an=20251120-1648`)).toEqual({ kind: 'document', cachedAs: null, readAs: null })
  })

  test('one visitor’s page is their own, and what is no page is none: neither is kept', () => {
    for (const path of ['/contact/received', '/yok', '/kurumsal-politika.pdf', '/tabela/liste'])
      expect(document(path)).toEqual({ kind: 'document', cachedAs: null, readAs: null })
  })

  test('the page that says that there is no network is kept first', () => {
    expect(PAGES_CACHED_AHEAD[0]).toBe('/cevrimdisi')
    expect(PAGE_PATHS).toEqual(expect.arrayContaining([...PAGES_CACHED_AHEAD]))
  })
})
