import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'

const MODULE = 'virtual:release'

/** Pictures are cached when they are shown instead of in advance. */
const NOT_AHEAD = /\/plates\/|assets\/gold\/|\.jpg$/

const manifest = v.record(v.string(), v.object({ file: v.string() }))

/** Provides the service worker with the files of the built pages, and with a name for this set of files. */
export function releasePlugin(client: string): Plugin {
  return {
    name: 'release',
    resolveId: (id) => (id === MODULE ? MODULE : null),
    load(id) {
      if (id !== MODULE) return null
      const text = readFileSync(join(client, '.vite/manifest.json'), 'utf8')
      const name = createHash('sha256').update(text).digest('hex').slice(0, 12)
      const files = Object.entries(v.parse(manifest, JSON.parse(text)))
        .filter(([source]) => !NOT_AHEAD.test(source))
        .map(([, { file }]) => `/${file}`)
      const all = [...new Set(files)]
      return `export const RELEASE = ${JSON.stringify(name)}\nexport const FILES = ${JSON.stringify(all)}\n`
    },
  }
}
