import { startBuiltSite } from './built-site.ts'

/**
 * Starts the built site once to fill Node's compile cache, which belongs to the current user. Without it, the first
 * start after a change would take twice as long and use 20 MB more memory.
 */
export async function fillCompileCache(): Promise<void> {
  const site = await startBuiltSite()
  try {
    // The site listens before it handles signals, and Node writes the cache only at a normal exit.
    await (await fetch(site.url)).text()
  } finally {
    await site.stop()
  }
}

if (import.meta.main) await fillCompileCache()
