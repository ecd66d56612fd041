import type { PageState } from './page-state.ts'
import type { WritePicture } from './share-picture.ts'

/** The part of Vite's manifest that a document needs: what to load, what to preload. */
export type BuildManifest = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly imports?: readonly string[]
      readonly dynamicImports?: readonly string[]
    }
  >
>

export interface RenderedPage {
  readonly status: 200 | 404
  readonly html: string
}

/**
 * What the web layer gives the server: a path and a state to a whole document. `manifest` null means development: the modules are
 * loaded by Vite, unbundled.
 */
export type Render = (path: string, state: PageState, manifest: BuildManifest | null) => RenderedPage

/** What the module of the web layer's renderer exports. */
export interface Renderer {
  readonly render: Render
  readonly writePicture: WritePicture
}
