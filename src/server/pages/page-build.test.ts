import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBuild } from './page-build.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'builds-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('a build tells its version, its commit and when it was made; what can’t be read tells nothing', async () => {
  expect(await readBuild(folder)).toBeNull()
  const build = { version: '0.1.0', commit: '34db13c', builtAt: 1, stamp: 'abc' }
  await writeFile(join(folder, 'build.json'), JSON.stringify(build))
  expect(await readBuild(folder)).toEqual(build)
  await writeFile(join(folder, 'build.json'), '{"version":')
  expect(await readBuild(folder)).toBeNull()
})
