import { expect, test } from 'vitest'
import { assetsOf } from './page-assets.ts'

const FONTS = Object.fromEntries(
  ['archivo', 'besley'].map((name) => [`src/web/assets/fonts/${name}.woff2`, { file: `assets/${name}.woff2` }]),
)

const MANIFEST = {
  ...FONTS,
  'public/head.js': { file: 'assets/head.js' },
  'src/web/app/entry.client.tsx': {
    file: 'assets/entry.js',
    imports: ['_frame.js'],
    dynamicImports: ['page.tsx', 'other.tsx'],
  },
  '_frame.js': { file: 'assets/frame.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_board.js': { file: 'assets/board.js', imports: ['_react.js'] },
  'page.tsx': { file: 'assets/page.js', imports: ['_board.js', '_frame.js'] },
  'other.tsx': { file: 'assets/other.js' },
  'style.css': { file: 'assets/style.css' },
}

test('assetsOf lists the entry, the page’s chunk and their imports once each, without chunks of other pages', () => {
  expect(assetsOf(MANIFEST, 'page.tsx')).toEqual({
    head: '/assets/head.js',
    entry: '/assets/entry.js',
    modules: ['/assets/react.js', '/assets/frame.js', '/assets/board.js', '/assets/page.js'],
    sheet: '/assets/style.css',
    fonts: ['/assets/archivo.woff2', '/assets/besley.woff2'],
  })
})

test('assetsOf throws for a page that is missing from the build', () => {
  expect(() => assetsOf(MANIFEST, 'missing.tsx')).toThrow('missing.tsx')
})
