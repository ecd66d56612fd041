import type { Bulletin } from '#contract/central-bank.ts'
import { type Changes, createChanges, type Log } from '../run/door.ts'
import type { RateStore } from '../store/door.ts'

/** The newest bulletin of the central bank that was ever fetched, kept over restarts and while the bank is down. */
export interface Bulletins extends Changes {
  newest(): Bulletin | null
  /** Shown at once if it is the newest, even if the store refuses it. */
  take(bulletin: Bulletin): void
  /** One of the archive: stored, then shown if it is the newest, as when the bank's page of today is down. Rejects when the store refuses it. */
  file(bulletin: Bulletin): Promise<void>
}

export async function openBulletins(
  store: Pick<RateStore, 'newestBulletin' | 'saveBulletins'>,
  log: Log,
): Promise<Bulletins> {
  const changes = createChanges()
  let newest = await store.newestBulletin()
  const show = (bulletin: Bulletin): void => {
    if (newest !== null && bulletin.day < newest.day) return
    newest = bulletin
    changes.tell()
  }
  return {
    subscribe: changes.subscribe,
    newest: () => newest,
    take(bulletin) {
      store.saveBulletins([bulletin]).catch((error: unknown) => log.error({ err: error }, 'bulletin not stored'))
      show(bulletin)
    },
    async file(bulletin) {
      await store.saveBulletins([bulletin])
      show(bulletin)
    },
  }
}
