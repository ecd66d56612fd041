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
  /** `keepsPages` is true if a service worker caches pages for visitors without a network. */
  serveFiles(app: FastifyInstance, options: { readonly keepsPages: boolean }): Promise<void>
  /** Serves the files of the panel on the panel's listener. */
  servePanelFiles(app: FastifyInstance): Promise<void>
  /** The files of the panel's document. They are read for the first document, because most starts send none. */
  readonly panelAssets: () => Promise<PanelAssets>
  /** The build at the start and the current one on disk, each null if unreadable; null in development. */
  builds(): Promise<{ readonly running: Build | null; readonly onDisk: Build | null } | null>
}

/** The record that `npm run build` writes (scripts/build.ts). */
const build = v.object({
  version: v.string(),
  /** The short commit; null for a build outside of git. */
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
