import { fail, ok } from '#domain/result.ts'
import type { Clock } from '../runtime/index.ts'
import type { VersionStore } from '../store/index.ts'
import { officeDifference } from './difference.ts'
import { haltedIn } from './edits.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { OfficeShelf } from './shelf.ts'
import { MOST_VERSIONS } from './version-limit.ts'

/** The newest version in the database is the text; another one takes its place only if it still is what the writer has read. */
export function storedShelf(store: VersionStore, clock: Pick<Clock, 'now'>): OfficeShelf {
  const newest = async () => {
    const [head] = await store.versions(1)
    return head === undefined ? null : store.version(head.number)
  }
  return {
    read: async () => (await newest())?.text ?? null,
    async publish({ before, after, by, command }) {
      const standing = await newest()
      if ((standing?.text ?? null) !== before) return fail('changed')
      const summary = before === null ? ['ilk sürüm'] : officeDifference(before, after)
      const version = {
        at: clock.now(),
        by,
        command,
        summary,
        halted: [...haltedIn(after)],
        sha256: fingerprintOf(after),
        text: after,
      }
      const kept = await store.keepNextVersion(standing?.number ?? 0, version, MOST_VERSIONS)
      return kept === null ? fail('changed') : ok(undefined)
    },
  }
}
