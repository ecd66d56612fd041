import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { VERSION } from '../src/server/runtime/version.ts'
import { temporaryFolder } from './fakes/temporary-folder.ts'

test('the Docker image is labelled with the version of the package', () => {
  expect(readFileSync('Dockerfile', 'utf8')).toContain(`org.opencontainers.image.version="${VERSION}"`)
})

test('the release script raises the version everywhere, dates the changelog, commits and tags', () => {
  const folder = temporaryFolder()
  const options = {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, npm_config_cache: join(folder, '.npm') },
  } as const
  const git = (...args: string[]) => execFileSync('git', args, options)
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  for (const file of ['package.json', 'package-lock.json', 'CHANGELOG.md', 'Dockerfile', 'README.md'])
    cpSync(file, join(folder, file))
  git('init', '--quiet')
  for (const [name, value] of [
    ['user.name', 'a'],
    ['user.email', 'a@b.example'],
  ] as const)
    git('config', name, value)
  git('add', '--all', '--', '.', ':!.npm')
  git('commit', '--quiet', '--message', 'all')
  execFileSync(process.execPath, [resolve('scripts/tag-release.mjs'), '9.8.7'], options)
  expect(v.parse(v.object({ version: v.string() }), JSON.parse(read('package.json'))).version).toBe('9.8.7')
  expect(read('CHANGELOG.md')).toMatch(/^## \[Unreleased\]\n\n## \[9\.8\.7\] - \d{4}-\d\d-\d\d\n\n### /m)
  expect(read('Dockerfile')).toContain('image.version="9.8.7"')
  expect(read('README.md')).toContain('ANGÜN 9.8.7 çalışıyor')
  expect(git('tag', '--list', '--format=%(refname:short) %(subject)').trim()).toBe('v9.8.7 v9.8.7')
  expect(git('log', '-1', '--format=%s').trim()).toBe('release: 9.8.7')
})
