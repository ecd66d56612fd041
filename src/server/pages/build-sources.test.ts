import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BUILD_SOURCES, BUILD_STAMP, sourceFingerprint, isOutdated } from './build-sources.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-sources-'))
  await write('src/web/app.tsx', 'export const app = 1')
  await write('package.json', '{}')
  await write(BUILD_STAMP, await sourceFingerprint(root, BUILD_SOURCES))
})

afterEach(() => rm(root, { recursive: true }))

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

test('a build is outdated after a source is changed or added', async () => {
  expect(await isOutdated(root)).toBe(false)
  await write('src/web/app.tsx', 'export const app = 2')
  expect(await isOutdated(root)).toBe(true)
  await write('src/web/app.tsx', 'export const app = 1')
  await write('src/domain/rate.ts', '')
  expect(await isOutdated(root)).toBe(true)
})

test('changed tests and changed server code do not make a build outdated', async () => {
  await write('src/web/app.test.tsx', '')
  await write('src/server/main.ts', '')
  expect(await isOutdated(root)).toBe(false)
})

test('a build without a stamp is outdated, and a build without sources is not', async () => {
  await rm(join(root, BUILD_STAMP))
  expect(await isOutdated(root)).toBe(true)
  await rm(join(root, 'src'), { recursive: true })
  expect(await isOutdated(root)).toBe(false)
})
