import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

/** In development it is served by this name; documents of a build name it by what is in it, so that none runs the one of another release. */
const HEAD = 'head.js'

export const headScript: Plugin = {
  name: 'head-script',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async buildStart() {
    const { publicDir } = this.environment.config
    const written = readFileSync(join(publicDir, HEAD), 'utf8')
    // Browsers below the floor read it, too.
    const { code, errors } = await minify(HEAD, written, { module: false, compress: { target: 'es2020' } })
    if (errors.length > 0) throw new Error(`${HEAD}: ${errors.map(({ message }) => message).join(', ')}`)
    this.emitFile({
      type: 'asset',
      name: HEAD,
      originalFileName: `public/${HEAD}`,
      source: code,
    })
  },
  writeBundle({ dir = '' }) {
    rmSync(join(dir, HEAD))
  },
}
