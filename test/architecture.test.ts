import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Paths of this repository in backticks: "`src/web/copy`", "`public/head.js`". */
const PATHS = /`((?:src|public|test|scripts|office|design)\/[\w./-]+)`/g

test.each(['docs/architecture.md', 'docs/product.md', 'CONTRIBUTING.md', 'README.md'])(
  '%s names only files and folders that exist',
  (document) => {
    const named = [...readFileSync(document, 'utf8').matchAll(PATHS)].map(([, path = '']) => path)
    // The example of a recipe may have been taken out.
    const isTakenOut = (path: string): boolean => {
      const [folder] = /^src\/capabilities\/[a-z-]+/.exec(path) ?? []
      return folder !== undefined && !existsSync(folder)
    }
    expect(named.filter((path) => !existsSync(path) && !isTakenOut(path))).toEqual([])
  },
)

test('comments refer to headings of docs/product.md that exist', () => {
  const headings = new Set([...readFileSync('docs/product.md', 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text]) => text))
  const missing = globSync('{src,test,scripts}/**/*.{ts,tsx}').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/docs\/product\.md, "([^"]+)"/g)].flatMap(([, heading = '']) =>
      headings.has(heading) ? [] : [`${path}: ${heading}`],
    ),
  )
  expect(missing).toEqual([])
})
