import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

/**
 * What runs in <head>: of the site's pages, and of the board in the shop window. In development each is served by this
 * name; documents of a build name it by what is in it, so that none runs the one of another release.
 */
const HEADS: Readonly<Record<string, string>> = { client: 'head.js', tabela: 'tabela.js' }

export const headScript: Plugin = {
  name: 'head-script',
  apply: 'build',
  applyToEnvironment: ({ name }) => name in HEADS,
  async buildStart() {
    const { name, config } = this.environment
    const head = HEADS[name] ?? ''
    const written = readFileSync(join(config.root, 'public', head), 'utf8')
    // Browsers below the floor read it, too.
    const { code, errors } = await minify(head, written, { module: false, compress: { target: 'es2020' } })
    if (errors.length > 0) throw new Error(`${head}: ${errors.map(({ message }) => message).join(', ')}`)
    this.emitFile({
      type: 'asset',
      name: head,
      originalFileName: `public/${head}`,
      source: code,
    })
  },
  writeBundle({ dir = '' }) {
    rmSync(join(dir, HEADS[this.environment.name] ?? ''))
  },
}
