import { describe, expect, test } from 'vitest'
import { pageState } from '../../../test/fakes/page-state.ts'
import { type DocumentHead, writeDocument } from './document.ts'

const STATE = pageState(null)

const HEAD: DocumentHead = {
  title: 'Kurlar & "altın" | Örnek',
  description: 'Alış < satış',
  canonical: 'https://doviz.example/rates',
  siteName: 'Örnek Döviz ve Altın',
  socialImage: 'https://doviz.example/logo.png',
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

describe('the document', () => {
  test('is Turkish, and carries title, description and address of its page', () => {
    const html = write()
    expect(html).toMatch(/^<!doctype html>\n<html lang="tr">/)
    expect(html).toContain('<title>Kurlar &amp; &quot;altın&quot; | Örnek</title>')
    expect(html).toContain('<meta name="description" content="Alış &lt; satış">')
    expect(html).toContain('<link rel="canonical" href="https://doviz.example/rates">')
    expect(html).toContain('<meta property="og:image" content="https://doviz.example/logo.png">')
  })

  test('without an address of its own is kept out of search engines', () => {
    const html = write({ canonical: null })
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('canonical')
  })

  test('no text in its data can end the script that carries it', () => {
    const office = { ...STATE.office, name: '</script><script>alert(1)</script>' }
    const html = write({ structuredData: { name: '<!--' } }, { ...STATE, office })
    expect(html).not.toContain('</script><script>alert')
    expect(html).not.toContain('<!--')
    const [, data = ''] = /id="page-state">(.*)<\/script>/.exec(html) ?? []
    expect(JSON.parse(data)).toEqual({ ...STATE, office })
  })

  test('has no inline script that runs and no inline style: the content policy allows neither', () => {
    const html = write()
    expect(html).not.toMatch(/<script(?![^>]*(src=|type="application\/(ld\+)?json"))/)
    expect(html).not.toMatch(/<style|\sstyle=/)
  })

  test('sets the theme before the first sheet, and fetches fonts once, with CORS', () => {
    const html = write()
    expect(html.indexOf('<script src="/assets/head.js"')).toBeLessThan(html.indexOf('/assets/site.css'))
    expect(html).toContain('<link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2" crossorigin>')
  })

  test('leaves its scripts to head.js, which brings them after the first paint', () => {
    const html = write()
    expect(html).toContain('data-entry="/assets/entry.js" data-modules="/assets/page.js"')
    expect(html.match(/<script src="[^"]*"/g)).toEqual(['<script src="/assets/head.js"'])
    expect(html).not.toContain('modulepreload')
  })

  test('in development loads the sources through Vite', () => {
    const html = writeDocument({ head: HEAD, assets: null, state: STATE, consent: '', markup: '' })
    expect(html).toContain('src="/@vite/client"')
    expect(html).toContain('src="/src/web/app/entry.client.tsx"')
    expect(html).not.toContain('stylesheet')
  })

  test('brings the sheet that a page has for itself after that of all pages, in development as well', () => {
    const ownSheet = '/assets/gold.css'
    const html = writeDocument({ head: HEAD, assets: ASSETS, ownSheet, state: STATE, consent: '', markup: '' })
    expect(html.indexOf(ownSheet)).toBeGreaterThan(html.indexOf('/assets/site.css'))
    expect(writeDocument({ head: HEAD, assets: null, ownSheet, state: STATE, consent: '', markup: '' })).toContain(
      ownSheet,
    )
  })
})
