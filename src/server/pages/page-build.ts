import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Renderer } from '#contract/page-state.ts'
import type { PanelAssets } from '#contract/panel/page.ts'
import type { PolicyMode } from '../response/index.ts'
import type { PageCacheOptions, Pages } from './page-cache.ts'

/** Source of pages and files: the build, or Vite in development. */
export interface PageBuild {
  readonly mode: PolicyMode
  openPages(options: Omit<PageCacheOptions, keyof Renderer | 'manifest'>): Promise<Pages>
  /** `keepsPages`: whether a service worker keeps pages for visitors without a network. */
  serveFiles(app: FastifyInstance, options: { readonly keepsPages: boolean }): Promise<void>
  /** Files of the panel, on a listener of its own. */
  servePanelFiles(app: FastifyInstance): Promise<void>
  /** Files that the document of the panel names. They are read with the first document: most starts send none. */
  readonly panelAssets: () => Promise<PanelAssets>
  /** Since the start, and now; null: it can't be read. Null where nothing is built: development. */
  builds(): Promise<{ readonly running: Build | null; readonly onDisk: Build | null } | null>
}

/** The record that `npm run build` writes (scripts/build.ts). */
const build = v.object({
  version: v.string(),
  /** Short; null: it was built outside of git. */
  commit: v.nullable(v.string()),
  /** ms since the epoch. */
  builtAt: v.number(),
  /** A fingerprint of all sources of the program. */
  stamp: v.string(),
})

type Build = v.InferOutput<typeof build>

export async function readBuild(folder: string): Promise<Build | null> {
  try {
    const read = v.safeParse(build, JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
