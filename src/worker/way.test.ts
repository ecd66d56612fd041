import { describe, expect, test } from 'vitest'
import { PAGE_PATHS } from '#contract/paths.ts'
import { PAGES_KEPT_AHEAD, wayOf } from './way.ts'

const ORIGIN = 'https://ornek.example'
const way = (path: string, { method = 'GET', navigates = false } = {}) =>
  wayOf({ method, url: new URL(path, ORIGIN).href, navigates }, ORIGIN)

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
    expect(way(path, more)).toEqual({ kind: 'leave' })
  })
})

describe('of files', () => {
  test('those with a hash in their name may be an older answer, others only without a network', () => {
    expect(way('/assets/frame-Ab12.js')).toEqual({ kind: 'file' })
    expect(way('/img/a4.jpg')).toEqual({ kind: 'part' })
  })
})

describe('of documents', () => {
  const document = (path: string) => way(path, { navigates: true })

  test('a page is kept under its path, whatever stands behind it', () => {
    expect(document('/rates')).toEqual({ kind: 'document', keptAs: '/rates' })
    expect(document('/rates?para=USD')).toEqual({ kind: 'document', keptAs: '/rates' })
    expect(document('/rates/usd')).toEqual({ kind: 'document', keptAs: '/rates/usd' })
    expect(document('/hesapla')).toEqual({ kind: 'document', keptAs: '/hesapla' })
  })

  test('the answer to a question is of its moment, one visitor’s is their own, and what is no page is none: none is kept', () => {
    for (const path of [
      '/hesapla?bozdur=USD&tutar=500',
      '/altin?butce=7000',
      '/contact/received',
      '/yok',
      '/kurumsal-politika.pdf',
    ])
      expect(document(path)).toEqual({ kind: 'document', keptAs: null })
  })

  test('the page that says that there is no network is kept first', () => {
    expect(PAGES_KEPT_AHEAD[0]).toBe('/cevrimdisi')
    expect(PAGE_PATHS).toEqual(expect.arrayContaining([...PAGES_KEPT_AHEAD]))
  })
})
