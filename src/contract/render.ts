import type { Question } from './calculator-query.ts'
import type { PageState } from './page-state.ts'
import type { BoardThen } from './shared-link.ts'

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

/** What the picture of a shared calculation says; 1200 by 630, for messengers. */
export interface PictureWords {
  /** "500 USD bozdurulursa" */
  readonly question: string
  /** "23.616,50" and "₺"; where there is none, words in its place and no sign. */
  readonly sum: { readonly figure: string; readonly sign: string }
  /** By which rate, and when it was: null without a sum. */
  readonly rate: { readonly side: string; readonly figure: string; readonly time: string } | null
  readonly note: string
  /** "Örnek veri"; null: what it says is real. */
  readonly sample: string | null
}

/** What the web layer gives the server beside pages: the words of a picture, in the formats of the page. */
export type WritePicture = (question: Question, past: BoardThen, state: PageState) => PictureWords
