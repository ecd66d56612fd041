import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const HERE = import.meta.dirname
const WEB = join(HERE, '../../../web')
const PUBLIC = join(HERE, '../../../../public')

export interface GlanceFile {
  readonly path: string
  readonly type: string
  readonly read: () => Promise<Buffer>
}

/** Both halves of each. */
const FACES = ['archivo', 'archivo-wide', 'besley'].flatMap((face) => [`${face}-latin`, `${face}-latin-ext`])

/** What the page is made of beside its HTML, from the sources: there without a build, and in the site's own colours and letters. */
export const GLANCE_FILES: readonly GlanceFile[] = [
  file('/tokens.css', 'text/css', join(WEB, 'app/tokens.css')),
  file(
    '/glance.css',
    'text/css',
    ...['page', 'verdict', 'box', 'sign', 'table'].map((name) => join(HERE, `${name}.css`)),
  ),
  file('/glance.js', 'text/javascript', join(HERE, 'glance.js')),
  file('/logo.svg', 'image/svg+xml', join(WEB, 'assets/marks/logo-dark.svg')),
  file('/favicon.svg', 'image/svg+xml', join(PUBLIC, 'favicon.svg')),
  ...FACES.map((face) => file(`/assets/fonts/${face}.woff2`, 'font/woff2', join(WEB, `assets/fonts/${face}.woff2`))),
]

/** Several sources become one, in their order. */
function file(path: string, type: string, ...sources: readonly string[]): GlanceFile {
  return {
    path,
    type: type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    read: async () => Buffer.concat(await Promise.all(sources.map((source) => readFile(source)))),
  }
}
