import type { Plugin } from 'vite'

/**
 * Replaces Vite's helper of lazy imports in the panel. It loads style sheets and preloads chunks, but the panel has one
 * style sheet and preloads nothing. The helper took half a kilobyte of the first file.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'panel',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
}
