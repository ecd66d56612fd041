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

test('a build is of the sources beside it until one of them changes, comes or goes', async () => {
  expect(await isOutdated(root)).toBe(false)
  await write('src/web/app.tsx', 'export const app = 2')
  expect(await isOutdated(root)).toBe(true)
  await write('src/web/app.tsx', 'export const app = 1')
  await write('src/domain/rate.ts', '')
  expect(await isOutdated(root)).toBe(true)
})

test('tests and the server’s own code, which runs unbuilt, make no build old', async () => {
  await write('src/web/app.test.tsx', '')
  await write('src/server/main.ts', '')
  expect(await isOutdated(root)).toBe(false)
})

test('where the sources were not brought, nothing is compared; where no stamp is, nothing was built whole', async () => {
  await rm(join(root, BUILD_STAMP))
  expect(await isOutdated(root)).toBe(true)
  await rm(join(root, 'src'), { recursive: true })
  expect(await isOutdated(root)).toBe(false)
})
