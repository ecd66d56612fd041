import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Puts a text in the place of a file: whoever reads it, also after a power cut, finds the one before or this one,
 * whole. One writer at a time. `prepare` may give the new file its owner and mode before it holds a byte.
 */
export async function replaceFile(
  path: string,
  text: string,
  prepare: (file: FileHandle) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const beside = `${path}.unfinished`
  await rm(beside, { force: true })
  try {
    const file = await open(beside, 'wx', 0o600)
    try {
      await prepare(file)
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    // An open file has forgotten its name.
    throw error instanceof Error ? Object.assign(error, { path }) : error
  }
  await syncFolder(dirname(path))
}

/** The new name is on the disk, too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
