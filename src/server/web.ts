import type { FastifyInstance } from 'fastify'
import type { PolicyMode } from './http/security-headers.ts'
import type { Pages, PagesOptions } from './pages.ts'

/** Where pages and files come from: built ones, or Vite in development. */
export interface Web {
  readonly mode: PolicyMode
  openPages(options: Omit<PagesOptions, 'render' | 'manifest'>): Promise<Pages>
  serveFiles(app: FastifyInstance): Promise<void>
}
