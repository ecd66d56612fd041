import type { FastifyInstance } from 'fastify'
import type { Renderer } from '#contract/render.ts'
import type { PolicyMode } from '../http/index.ts'
import type { Builds } from './builds.ts'
import type { Pages, PagesOptions } from './kept-pages.ts'

/** Where pages and files come from: what the build made, or Vite in development. */
export interface PageBuild {
  readonly mode: PolicyMode
  openPages(options: Omit<PagesOptions, keyof Renderer | 'manifest'>): Promise<Pages>
  serveFiles(app: FastifyInstance, options: { readonly keepsPages: boolean }): Promise<void>
  /** Null where nothing is built: development. */
  builds(): Promise<Builds | null>
}
