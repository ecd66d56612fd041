import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

/**
 * The blocking scripts in the <head> of the site and of the window board. The development server serves each by this
 * name. A build adds a hash, so that a document never runs the script of another release.
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
    // Browsers below the floor parse this script, too.
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
