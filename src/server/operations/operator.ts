import {
  databaseRepository,
  fileRepository,
  fingerprintOf,
  type Office,
  type OfficeRepository,
  parseOffice,
} from '../office/index.ts'
import { type Clock, type Settings, StartRefused } from '../runtime/index.ts'
import { type Store, StoreFailure } from '../store/index.ts'
import type { Served } from './served.ts'

/**
 * Who works on the office, and by what means: a command beside the running site or without one, the panel within it.
 */
export interface Operator {
  readonly settings: Settings
  readonly clock: Pick<Clock, 'now' | 'elapsed' | 'after'>
  /** For the versions and the list of halts: a login, or the name of a person of the panel; null: nobody knows. */
  readonly by: string | null
  /**
   * Lends the store for as long as the work goes on. Rejects with `StartRefused` or `StoreFailure` where it can't be
   * opened, read or written.
   */
  readonly lendStore: <Answer>(work: (store: Store) => Promise<Answer>, use?: StoreUse) => Promise<Answer>
  /** The running site's own word, as `/readyz` has it; null: nobody answers. */
  readonly askSite: () => Promise<Served | null>
  /** Has the site look for what is new at once; left out: it looks every second. */
  readonly wakeSite?: () => void
}

/**
 * `read`: nothing is written, so it works on a full disk as well. `left`: also where its tables are an older site's.
 */
export type StoreUse = 'write' | 'read' | 'left'

/** `otherwise` where the store can't be opened, read or written. */
export async function unlessStoreFails<Answer, Other>(
  work: Promise<Answer>,
  otherwise: Other,
): Promise<Answer | Other> {
  try {
    return await work
  } catch (error) {
    if (error instanceof StartRefused || error instanceof StoreFailure) return otherwise
    throw error
  }
}

export function withRepository<Answer>(
  { settings, clock, lendStore, askSite }: Operator,
  work: (repository: OfficeRepository) => Promise<Answer>,
): Promise<Answer> {
  if (settings.store.kind === 'database') return lendStore((store) => work(databaseRepository(store, clock)))
  const inForce = async (text: string): Promise<boolean> => (await askSite())?.office?.taken === fingerprintOf(text)
  return work(fileRepository(settings, lendStore, clock, inForce))
}

/** The text as it stands, sound or not; null: there is none that can be read. */
export function readOfficeText(operator: Operator): Promise<string | null> {
  return withRepository(operator, async (repository) => (await repository.read()).text)
}

/** What the text says; null: it can't be read, or is not sound. */
export async function officeIfSound(operator: Operator): Promise<Office | null> {
  return officeIn(await readOfficeText(operator))
}

export function officeIn(text: string | null): Office | null {
  const office = text === null ? null : parseOffice(text)
  return office?.ok === true ? office.value : null
}
