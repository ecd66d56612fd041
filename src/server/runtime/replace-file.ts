import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

type Prepare = (file: FileHandle) => Promise<void>

/**
 * Puts a text in the place of a file: whoever reads it, also after a power cut, finds the one before or this one,
 * whole. One writer at a time. `prepare` may give the new file its owner and mode before it holds a byte.
 */
export async function replaceFile(path: string, text: string, prepare: Prepare = async () => {}): Promise<void> {
  const beside = `${path}.unfinished`
  await rm(beside, { force: true })
  try {
    await writeThrough(beside, text, prepare)
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    // An open file has forgotten its name.
    throw error instanceof Error ? Object.assign(error, { path }) : error
  }
  // The new name is on the disk, too.
  await using folder = await open(dirname(path), 'r')
  await folder.sync()
}

async function writeThrough(path: string, text: string, prepare: Prepare): Promise<void> {
  await using file = await open(path, 'wx', 0o600)
  await prepare(file)
  await file.writeFile(text)
  await file.sync()
}
