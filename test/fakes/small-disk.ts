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

/** For tests that need one (`needs('small-disk')`): only root may mount. */
export function smallDisk(megabytes = 1): SmallDisk {
  const place = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const filler = join(place, 'filler')
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place], { stdio: 'pipe' })
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
