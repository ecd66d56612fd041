import { expect, test } from 'vitest'
import { assetsOf } from './page-assets.ts'

const FONTS = {
  'src/web/assets/fonts/archivo-latin.woff2': { file: 'assets/archivo.woff2' },
  'src/web/assets/fonts/besley-latin.woff2': { file: 'assets/besley.woff2' },
}

const MANIFEST = {
  ...FONTS,
  'src/web/entry.client.tsx': {
    file: 'assets/entry.js',
    imports: ['_frame.js'],
    dynamicImports: ['page.tsx', 'other.tsx'],
  },
  '_frame.js': { file: 'assets/frame.js', css: ['assets/frame.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_board.js': { file: 'assets/board.js', css: ['assets/board.css'], imports: ['_react.js'] },
  'page.tsx': { file: 'assets/page.js', css: ['assets/page.css'], imports: ['_board.js', '_frame.js'] },
  'other.tsx': { file: 'assets/other.js', css: ['assets/other.css'] },
  'galata.svg': { file: 'assets/galata.svg' },
}

test('a page loads the entry, its own chunk and all that these import, each once, and nothing of other pages', () => {
  const pictures = [{ source: 'galata.svg', media: '(min-width: 40em)' }]
  expect(assetsOf(MANIFEST, { source: 'page.tsx', pictures })).toEqual({
    entry: '/assets/entry.js',
    modules: ['/assets/react.js', '/assets/frame.js', '/assets/board.js', '/assets/page.js'],
    styles: ['/assets/frame.css', '/assets/board.css', '/assets/page.css'],
    fonts: ['/assets/archivo.woff2', '/assets/besley.woff2'],
    pictures: [{ href: '/assets/galata.svg', media: '(min-width: 40em)' }],
  })
})

test('a page that the build lacks is a bug, not a page without styles', () => {
  expect(() => assetsOf(MANIFEST, { source: 'missing.tsx', pictures: [] })).toThrow('missing.tsx')
})
