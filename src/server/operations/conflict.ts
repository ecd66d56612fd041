import { changedFields } from '../office/index.ts'
import type { Store } from '../store/index.ts'
import { type Operator, unlessStoreFails } from './operator.ts'

/** Somebody else's change of the same. */
export interface Conflict {
  /** null: nobody knows. */
  readonly by: string | null
  /** ms since the epoch. */
  readonly at: number
  /** What they changed of it, old → new. */
  readonly changes: readonly string[]
}

/** More versions than anybody publishes while a form is open. */
const MOST_BETWEEN = 50

/**
 * What others changed since a version of what would change now. null: nothing of it, or that version, or the store, is
 * not there any more.
 */
export function conflictSince(
  { lendStore, clock }: Operator,
  since: number,
  before: string,
  after: string,
): Promise<Conflict | null> {
  const found = lendStore(async (store) => {
    const base = await store.version(since)
    const mine = new Set(changedFields(before, after).map(nameOf))
    const theirs = base === null ? [] : changedFields(base.text, before).filter((each) => mine.has(nameOf(each)))
    if (theirs.length === 0) return null
    const author = await authorOf(store, since, new Set(theirs.map(nameOf)))
    return { by: author?.by ?? null, at: author?.at ?? clock.now(), changes: theirs.map(({ line }) => line) }
  }, 'read')
  return unlessStoreFails(found, null)
}

function nameOf({ path }: { readonly path: readonly string[] }): string {
  return path.join('\t')
}

/** The newest version in which one of these fields changed; undefined: it is none yet. */
async function authorOf(store: Store, since: number, fields: ReadonlySet<string>) {
  const heads = (await store.versions(MOST_BETWEEN)).filter(({ number }) => number > since)
  for (const head of heads) {
    const [before, after] = [await store.version(head.number - 1), await store.version(head.number)]
    const changes = changedFields(before?.text ?? '', after?.text ?? '')
    if (changes.some((each) => fields.has(nameOf(each)))) return head
  }
  return undefined
}
