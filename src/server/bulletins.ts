import type { Bulletin } from '#contract/central-bank.ts'
import { type Changes, createChanges } from './changes.ts'
import type { Log } from './log.ts'
import type { RateStore } from './store/store.ts'

/** The newest bulletin of the central bank that was ever fetched, kept over restarts and while the bank is down. */
export interface Bulletins extends Changes {
  newest(): Bulletin | null
  take(bulletin: Bulletin): void
}

export async function openBulletins(
  store: Pick<RateStore, 'newestBulletin' | 'saveBulletins'>,
  log: Log,
): Promise<Bulletins> {
  const changes = createChanges()
  let newest = await store.newestBulletin()
  return {
    subscribe: changes.subscribe,
    newest: () => newest,
    take(bulletin) {
      store.saveBulletins([bulletin]).catch((error: unknown) => log.error({ err: error }, 'bulletin not stored'))
      if (newest !== null && bulletin.day < newest.day) return
      newest = bulletin
      changes.tell()
    },
  }
}
