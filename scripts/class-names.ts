import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite'

/** The short name of each class in a module that the panel may use. */
const short = new Map<string, string>()
let config: ResolvedConfig

const onlyPanel = { apply: 'build', applyToEnvironment: ({ name }: { name: string }) => name === 'panel' } as const

/** Numbers the classes before the modules are built, so that a name depends on nothing but the sources. */
const shortNames: Plugin = {
  name: 'short-class-names',
  ...onlyPanel,
  configResolved(resolved) {
    config = resolved
  },
  async buildStart() {
    for (const path of globSync('src/web/{ui,panel}/**/*.module.css').toSorted()) {
      const { modules = {} } = await preprocessCSS(readFileSync(path, 'utf8'), resolve(path), config)
      for (const name of Object.values(modules).flatMap((names) => names.split(' ')))
        // A module may also compose a class of base.css, which has no hash.
        if (/_[\w-]{6}$/.test(name) && !short.has(name)) short.set(name, `_${short.size.toString(36)}`)
    }
  },
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code: code.replaceAll(/(?<=\.)[\w-]+/g, shortened), map: null }),
  },
}

const namedImports: Plugin = {
  name: 'named-class-imports',
  ...onlyPanel,
  enforce: 'post',
  transform: {
    filter: { id: /\.(?:tsx?|module\.css)$/ },
    handler: (code, id) =>
      id.endsWith('.css')
        ? // The style sheet stays although nothing needs its script any more.
          { code: code.replaceAll(/[\w-]+/g, shortened), map: null, moduleSideEffects: 'no-treeshake' }
        : {
            code: code.replaceAll(/import (\w+) from (?=["'][^"']+\.module\.css["'])/g, 'import * as $1 from '),
            map: null,
          },
  },
}

function shortened(name: string): string {
  return short.get(name) ?? name
}

/**
 * Gives the classes of the panel's modules short names, and writes each name in its place instead of in an object of
 * names. That saves 2 kB. On the site, whose code is in many chunks, shared names would take more than the objects.
 */
export const classNames = [shortNames, namedImports]
