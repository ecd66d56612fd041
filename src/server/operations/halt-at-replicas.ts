import { hostname } from 'node:os'
import { SECOND } from '#domain/calendar.ts'
import { haltFile } from '../office/index.ts'
import { pause, StartRefused } from '../runtime/index.ts'
import { type KnownReplica, StoreFailure, storeFailureText } from '../store/index.ts'
import { type HaltInFile, haltInFile, type HaltOrder } from './halt-in-file.ts'
import type { Operator } from './operator.ts'
import { PATIENCE, unheardBy } from './replicas.ts'
import { siteHalts } from './site-answer.ts'

/** What the replicas did. */
export interface ReplicasTurned {
  readonly kind: 'replicas'
  /** What the one does that is asked from here. */
  readonly here: 'done' | 'late' | 'no-answer'
  /** The database has it; null: it was not known in time. */
  readonly shared: boolean | null
  /** Who shows something else; null: nobody knows. */
  readonly unheard: readonly KnownReplica[] | null
  /** Names of the others, by the one that is asked. */
  readonly others: readonly string[]
}

/** From a database that answers later the price here is not waited for. */
const QUICK = SECOND / 2

/**
 * Takes prices off every replica, or puts them back. By the list in the database, which needs no sound text; by the
 * list of this machine where the database, or the replica here, can't be reached. `within` ms the others are heard.
 */
export async function turnAtReplicas(operator: Operator, order: HaltOrder, within: number) {
  const { codes, meant, halted } = order
  const { settings, clock, by } = operator
  const [since, began] = [clock.now(), clock.elapsed()]
  const left = (): number => Math.max(0, Math.min(PATIENCE, within - (clock.elapsed() - began)))
  const list = haltFile(settings.dataDir)
  const addHere = (): Promise<boolean> => list.add(meant, since, by)
  if (!halted) await list.remove(meant)
  const sharing = share(operator, order, since)
  const early = await Promise.race([sharing, pause(QUICK, clock).then(() => 'slow' as const)])
  let listed = halted && early !== null && (await addHere())
  const refusal = await sharing
  const shared = refusal === null
  const shows = ({ quoted }: KnownReplica): boolean => codes.every((code) => quoted.includes(code) !== halted)
  const [file, first, known] = await Promise.all([
    shared ? haltInFile(operator, order, () => Promise.resolve({ kind: 'late' })) : unwritable(refusal),
    siteHalts(operator, codes, halted),
    shared ? unheardBy(operator, shows, left()) : null,
  ])
  let here = first
  if (halted && here === 'late' && !listed) {
    // The one that answers is cut off from the database.
    listed = await addHere()
    if (listed) here = await siteHalts(operator, codes, halted)
  }
  const own = `${hostname()}:${settings.admin.port}`
  const unheard = known?.filter(({ name }) => name !== own || here !== 'done') ?? null
  const everywhere = unheard?.length === 0
  if (halted && everywhere && file.kind === 'taken') {
    await share(operator, { ...order, halted: false }, since)
    await list.remove(meant)
    listed = false
  }
  const answers = here === 'no-answer' ? null : await operator.askSite()
  const site: ReplicasTurned = { kind: 'replicas', here, shared, unheard, others: answers?.replica?.others ?? [] }
  return { well: everywhere && here !== 'late', site, file, listed }
}

/** On the list that all replicas share, or off it; null, or why that can't be. Tried again where it failed at once. */
async function share(
  { lendStore, clock, by }: Operator,
  { meant, halted }: HaltOrder,
  since: number,
): Promise<readonly string[] | null> {
  const until = clock.elapsed() + 1.5 * SECOND
  for (;;) {
    try {
      await lendStore(
        (store) =>
          halted
            ? store.addHalts(meant.map((code) => ({ code, since, by, reason: null })))
            : store.endHalts(meant, since, by),
        'left',
      )
      return null
    } catch (error) {
      if (!(error instanceof StartRefused || error instanceof StoreFailure)) throw error
      if (clock.elapsed() > until) return error instanceof StartRefused ? error.lines : [storeFailureText(error)]
    }
    await pause(SECOND / 4, clock)
  }
}

function unwritable(reasons: readonly string[]): HaltInFile {
  return { kind: 'unwritable', reasons }
}
