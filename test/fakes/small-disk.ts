import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system of one megabyte, or a few. */
export interface SmallDisk {
  readonly place: string
  /** Leaves no room. */
  fill(): void
  empty(): void
  remove(): void
}

/** Or the reason why there is none: only root may mount. */
export function smallDisk(megabytes = 1): SmallDisk | { readonly missing: string } {
  const place = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const filler = join(place, 'filler')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place], { stdio: 'pipe' })
  } catch (error) {
    rmSync(place, { recursive: true })
    return { missing: error instanceof Error ? error.message : String(error) }
  }
  return {
    place,
    fill() {
      const { bavail, bsize } = statfsSync(place)
      writeFileSync(filler, Buffer.alloc(bavail * bsize))
    },
    empty: () => unlinkSync(filler),
    remove() {
      execFileSync('umount', [place])
      rmSync(place, { recursive: true })
    },
  }
}
