import { statfs } from 'node:fs/promises'

/** The file system that the data lie on, in bytes. `free`: what this process may still write. */
export interface Disk {
  readonly free: number
  readonly size: number
}

export async function readDisk(folder: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

/** The free share, from 0 to 1. */
export function freeShare({ free, size }: Disk): number {
  return size === 0 ? 0 : free / size
}
