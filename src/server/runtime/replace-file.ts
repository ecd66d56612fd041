import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

type Prepare = (file: FileHandle) => Promise<void>

/**
 * Replaces a file atomically: a reader finds the old or the new text completely, even after a power cut. One writer
 * at a time. `prepare` can set owner and mode before the file has content.
 */
export async function replaceFile(path: string, text: string, prepare: Prepare = async () => {}): Promise<void> {
  const beside = `${path}.unfinished`
  await rm(beside, { force: true })
  try {
    await writeThrough(beside, text, prepare)
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    // Errors of an open file do not contain its path.
    throw error instanceof Error ? Object.assign(error, { path }) : error
  }
  // Writes the new directory entry to the disk.
  await using folder = await open(dirname(path), 'r')
  await folder.sync()
}

async function writeThrough(path: string, text: string, prepare: Prepare): Promise<void> {
  await using file = await open(path, 'wx', 0o600)
  await prepare(file)
  await file.writeFile(text)
  await file.sync()
}
