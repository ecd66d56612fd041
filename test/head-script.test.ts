import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { headScript } from '../scripts/head-script.ts'
import { temporaryFolder } from './fakes/temporary-folder.ts'

/** Builds a site with this public/head.js and returns the path of the built file from the manifest. */
async function addressOf(script: string): Promise<string> {
  const root = temporaryFolder()
  await mkdir(join(root, 'public'))
  await writeFile(join(root, 'public/head.js'), script)
  await writeFile(join(root, 'main.js'), '')
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [headScript],
    build: { manifest: true, rolldownOptions: { input: join(root, 'main.js') } },
  })
  const manifest = await readFile(join(root, 'dist/.vite/manifest.json'), 'utf8')
  const { 'public/head.js': head } = v.parse(v.record(v.string(), v.object({ file: v.string() })), JSON.parse(manifest))
  const file = head?.file ?? expect.fail('the manifest has no public/head.js')
  expect(await readFile(join(root, 'dist', file), 'utf8')).toContain(script)
  expect(await readdir(join(root, 'dist'))).not.toContain('head.js')
  return file
}

test('the address of head.js changes only if its content changes', async () => {
  const [one, again, other] = [await addressOf('one()'), await addressOf('one()'), await addressOf('other()')]
  expect(one).toMatch(/^assets\/head-[\w-]{8}\.js$/)
  expect(again).toBe(one)
  expect(other).not.toBe(one)
})
