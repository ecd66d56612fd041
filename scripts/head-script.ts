import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** In development it is served by this name; documents of a build name it by what is in it, so that none runs the one of another release. */
const HEAD = 'head.js'

export const headScript: Plugin = {
  name: 'head-script',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    const { publicDir } = this.environment.config
    this.emitFile({
      type: 'asset',
      name: HEAD,
      originalFileName: `public/${HEAD}`,
      source: readFileSync(join(publicDir, HEAD)),
    })
  },
  writeBundle({ dir = '' }) {
    rmSync(join(dir, HEAD))
  },
}
