import { describe, expect, test } from 'vitest'
import { pageState } from '../../../test/fakes/page-state.ts'
import { type DocumentHead, writeDocument } from './document.ts'

const STATE = pageState(null)

const HEAD: DocumentHead = {
  title: 'Kurlar & "altın" | Örnek',
  description: 'Alış < satış',
  canonical: 'https://doviz.example/rates',
  structuredData: { '@context': 'https://schema.org' },
}

const ASSETS = {
  head: '/assets/head.js',
  entry: '/assets/entry.js',
  modules: ['/assets/page.js'],
  sheet: '/assets/site.css',
  fonts: ['/assets/a.woff2'],
}

function write(head: Partial<DocumentHead> = {}, state = STATE): string {
  return writeDocument({
    head: { ...HEAD, ...head },
    assets: ASSETS,
    state,
    consent: '<p>Çerez</p>',
    markup: '<main></main>',
  })
}

describe('writeDocument', () => {
  test('writeDocument marks the page as Turkish and writes its title, description and address', () => {
    const html = write()
    expect(html).toMatch(/^<!doctype html>\n<html lang="tr">/)
    expect(html).toContain('<title>Kurlar &amp; &quot;altın&quot; | Örnek</title>')
    expect(html).toContain('<meta name="description" content="Alış &lt; satış">')
    expect(html).toContain('<link rel="canonical" href="https://doviz.example/rates">')
    expect(html).toContain('<meta property="og:title" content="Kurlar &amp; &quot;altın&quot; | Örnek">')
    expect(html).toContain('<meta property="og:url" content="https://doviz.example/rates">')
    expect(html).toContain('<meta property="og:image" content="https://doviz.example/logo.png">')
  })

  test('writeDocument adds noindex to a page without a canonical address', () => {
    const html = write({ canonical: null })
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('canonical')
  })

  test('writeDocument escapes data that would close its script element', () => {
    const office = { ...STATE.office, name: '</script><script>alert(1)</script>' }
    const html = write({ structuredData: { name: '<!--' } }, { ...STATE, office })
    expect(html).not.toContain('</script><script>alert')
    expect(html).not.toContain('<!--')
    const [, data = ''] = /id="page-state">(.*)<\/script>/.exec(html) ?? []
    expect(JSON.parse(data)).toEqual({ ...STATE, office })
  })

  test('writeDocument writes no executable inline script and no inline style', () => {
    const html = write()
    expect(html).not.toMatch(/<script(?![^>]*(src=|type="application\/(ld\+)?json"))/)
    expect(html).not.toMatch(/<style|\sstyle=/)
  })

  test('writeDocument loads head.js before the style sheet and preloads fonts with CORS', () => {
    const html = write()
    expect(html.indexOf('<script src="/assets/head.js"')).toBeLessThan(html.indexOf('/assets/site.css'))
    expect(html).toContain('<link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2" crossorigin>')
  })

  test('writeDocument names the entry and its modules for head.js, which loads them after the first paint', () => {
    const html = write()
    expect(html).toContain('data-entry="/assets/entry.js" data-modules="/assets/page.js"')
    expect(html.match(/<script src="[^"]*"/g)).toEqual(['<script src="/assets/head.js"'])
    expect(html).not.toContain('modulepreload')
  })

  test('writeDocument loads the sources through Vite in development', () => {
    const html = writeDocument({ head: HEAD, assets: null, state: STATE, consent: '', markup: '' })
    expect(html).toContain('src="/@vite/client"')
    expect(html).toContain('src="/src/web/app/entry.client.tsx"')
    expect(html).not.toContain('stylesheet')
  })
})
