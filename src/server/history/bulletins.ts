import type { Bulletin } from '#contract/central-bank.ts'
import { dayOf } from '#domain/calendar.ts'
import type { Market } from '../pipeline/index.ts'
import { type Changes, type Clock, createChanges, type Log } from '../runtime/index.ts'
import type { RateStore } from '../store/index.ts'
import { type BulletinDoubt, mergeBulletins, siftBulletin } from './bulletin-rules.ts'

/** The newest bulletin of the central bank that was ever fetched, kept over restarts and while the bank is down. */
export interface Bulletins extends Changes {
  /** A currency that it lacks is of the last one that had it. */
  newest(): Bulletin | null
  /** What of the bank's newest is not taken. */
  doubts(): readonly BulletinDoubt[]
  /** What can be believed of it is shown at once if it is the newest, even if the store refuses it. */
  take(bulletin: Bulletin): void
  /** One of the archive: stored, then shown if it is the newest, as when the bank's page of today is down. Rejects when the store refuses it. */
  file(bulletin: Bulletin): Promise<void>
}

export interface BulletinsOptions {
  readonly store: Pick<RateStore, 'newestBulletin' | 'saveBulletins'>
  /** Bears out a bulletin that has come far. */
  readonly quoted: Market['quoted']
  readonly clock: Clock
  readonly log: Log
}

export async function openBulletins({ store, quoted, clock, log }: BulletinsOptions): Promise<Bulletins> {
  const changes = createChanges()
  const today = () => dayOf(clock.now(), clock.zone)
  let newest = await store.newestBulletin(today())
  let doubts: readonly BulletinDoubt[] = []
  /** The archive comes in the order of days, whichever way: each is measured against the one that came before it. */
  let filed = newest

  const sift = (bulletin: Bulletin, before: Bulletin | null, quotes: Market['quoted']) => {
    const sifted = siftBulletin(bulletin, { today: today(), before, quoted: quotes })
    for (const doubt of sifted.doubts) log.warn(doubt, 'a rate of the central bank is not believed')
    return sifted
  }

  const show = (bulletin: Bulletin): void => {
    const merged = mergeBulletins(bulletin, newest)
    if (newest !== null && JSON.stringify(merged) === JSON.stringify(newest)) return
    newest = merged
    changes.publish()
  }

  return {
    subscribe: changes.subscribe,
    newest: () => newest,
    doubts: () => doubts,
    take(bulletin) {
      const sifted = sift(bulletin, newest, quoted)
      doubts = sifted.doubts
      if (sifted.sound === null) return
      store.saveBulletins([sifted.sound]).catch((error: unknown) => log.error({ err: error }, 'bulletin not stored'))
      show(sifted.sound)
    },
    async file(bulletin) {
      const { sound } = sift(bulletin, filed ?? newest, () => [])
      if (sound === null) return
      await store.saveBulletins([sound])
      filed = sound
      show(sound)
    },
  }
}
