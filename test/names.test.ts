import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

test('every file name in src is unique, except for tests, slots, index.ts and the usual files of a folder', () => {
  const files = globSync('src/**/*.{ts,tsx,css}').filter(
    (path) => !/\.test\.tsx?$|\/(?:checks|head|index|settings|words)\.ts$|\/(?:test|slots)\//.test(path),
  )
  const shared = [...Map.groupBy(files, (path) => basename(path)).values()].filter((paths) => paths.length > 1)
  expect(shared).toEqual([])
})
