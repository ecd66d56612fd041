import { open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Replaces a file atomically: a reader finds the old or the new text completely, even after a power cut. One writer
 * at a time.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const beside = `${path}.unfinished`
  await rm(beside, { force: true })
  try {
    await writeFile(beside, text, { flag: 'wx', mode: 0o600, flush: true })
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    // The error of a full disk does not contain the path.
    throw error instanceof Error ? Object.assign(error, { path }) : error
  }
  // Writes the new directory entry to the disk.
  await using folder = await open(dirname(path), 'r')
  await folder.sync()
}
