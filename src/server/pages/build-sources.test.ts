import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/fakes/temporary-folder.ts'
import { BUILD_SOURCES, BUILD_STAMP, sourceFingerprint, isOutdated } from './build-sources.ts'

let root: string

beforeEach(async () => {
  root = temporaryFolder()
  await write('src/web/app.tsx', 'export const app = 1')
  await write('package.json', '{}')
  await write(BUILD_STAMP, await sourceFingerprint(root, BUILD_SOURCES))
})

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
