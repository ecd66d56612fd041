import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system of one or a few megabytes. */
export interface SmallDisk {
  readonly place: string
  fill(): void
  empty(): void
  remove(): void
}

/** Mounts a small file system. Tests need `needs('small-disk')`, because only root may mount. */
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
