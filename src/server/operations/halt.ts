import { SECOND } from '#domain/calendar.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { haltedIn, haltFile } from '../office/index.ts'
import { inTime } from '../runtime/index.ts'
import { haltChanges, type PriceChange, recordedBoard } from './board-change.ts'
import { type ReplicasTurned, turnAtReplicas } from './halt-at-replicas.ts'
import { type HaltInFile, haltInFile, type HaltOrder, siteTakes } from './halt-in-file.ts'
import { officeIfSound, type Operator, readOfficeText, unlessStoreFails } from './operator.ts'
import { siteHalts } from './site-answer.ts'

/** What halting or resuming these would come to. */
export type HaltPlan =
  /** The office quotes none of them. */
  | { readonly kind: 'not-quoted' }
  /** They are as wanted. `whole`: they are all that the office quotes. */
  | { readonly kind: 'already'; readonly codes: readonly InstrumentId[]; readonly whole: boolean }
  | {
      readonly kind: 'ready'
      readonly codes: readonly InstrumentId[]
      /** What visitors last saw of each, as it goes or comes back. */
      readonly prices: readonly PriceChange[]
    }

/** Works whatever is broken: text, store, or a site that does not answer. */
export async function planHalt(operator: Operator, meant: readonly InstrumentId[], halted: boolean): Promise<HaltPlan> {
  const [quoted, board] = await Promise.all([quotedIn(operator), recordedBoard(operator)])
  const ofBoard = quoted.filter((code) => meant.includes(code))
  if (ofBoard.length === 0) return { kind: 'not-quoted' }
  const [onSite, anywhere] = await haltedNow(operator)
  const codes = halted ? ofBoard : ofBoard.filter((code) => anywhere?.has(code) ?? true)
  if (codes.length === 0 || (halted && codes.every((code) => onSite.has(code))))
    return { kind: 'already', codes: ofBoard, whole: ofBoard.length === quoted.length }
  return { kind: 'ready', codes, prices: haltChanges(board, codes, halted) }
}

/**
 * What is halted by the word of the site, and by anybody's: its own, the text's, the list's. Of several replicas, each
 * of which is asked anew, nobody knows the latter: null.
 */
async function haltedNow(
  operator: Operator,
): Promise<readonly [ReadonlySet<InstrumentId>, ReadonlySet<InstrumentId> | null]> {
  const { settings, askSite } = operator
  if (settings.store.kind === 'database') return [new Set(), null]
  const [served, text, listed] = await Promise.all([
    askSite(),
    readOfficeText(operator).catch(() => null),
    haltFile(settings.dataDir).read(),
  ])
  const onSite = new Set((served?.office?.halts ?? []).map(({ code }) => code))
  return [onSite, new Set([...onSite, ...haltedIn(text ?? ''), ...listed.map(({ code }) => code)])]
}

/** By the office's text; where that is broken, by what the site goes on with; without a site, whatever there may be. */
async function quotedIn(operator: Operator): Promise<readonly InstrumentId[]> {
  const office = await unlessStoreFails(officeIfSound(operator), null)
  return office?.pricing.selection ?? (await operator.askSite())?.office?.prices ?? INSTRUMENT_IDS
}

/**
 * What the one process of a file did. `late`: it answers, and has not yet; `unwritten`: nothing that it would go by
 * could be written.
 */
export interface SiteTurned {
  readonly kind: 'alone'
  readonly here: 'done' | 'late' | 'no-answer' | 'unwritten'
}

/** What a halt or its end came to. */
export interface HaltOutcome {
  /** All is as it was wanted; of a site that does not run, as far as that can be. */
  readonly well: boolean
  readonly site: SiteTurned | ReplicasTurned
  /** What became of it in the office's text. */
  readonly file: HaltInFile
  /** The halt stands in the list beside the text, which holds whatever becomes of that. */
  readonly listed: boolean
  /** ms until this was known. */
  readonly took: number
}

const ANSWERS_WITHIN = 2.75 * SECOND
/** Before that, so that the answer has the names of the others. */
const OTHERS_ANSWER_WITHIN = 2.4 * SECOND

/**
 * The same without a look beforehand, which would ask the store: of what the site says that it quotes. Within three
 * seconds it is known what came of it by then; it goes on. null: of these the site quotes none. Once more is as good as
 * once.
 */
export async function turnNow(operator: Operator, order: Omit<HaltOrder, 'codes'>): Promise<HaltOutcome | null> {
  const quoted = (await operator.askSite())?.office?.prices ?? INSTRUMENT_IDS
  const codes = quoted.filter((code) => order.meant.includes(code))
  if (codes.length === 0) return null
  const turned = await inTime(
    turnPrices(operator, { ...order, codes }, OTHERS_ANSWER_WITHIN),
    ANSWERS_WITHIN,
    operator.clock,
  )
  return turned ?? turnedSoFar(operator, codes, order.halted)
}

/** Of a store that does not answer nobody knows whether it has it. */
async function turnedSoFar(
  { settings, askSite }: Operator,
  codes: readonly InstrumentId[],
  halted: boolean,
): Promise<HaltOutcome> {
  const [served, listed] = await Promise.all([askSite(), haltFile(settings.dataDir).read()])
  const now = new Set(served?.office?.halts?.map(({ code }) => code))
  const isDone = codes.every((code) => now.has(code) === halted)
  const here = served === null ? 'no-answer' : isDone ? 'done' : 'late'
  const others = served?.replica?.others ?? []
  const isAlone = settings.store.kind === 'file'
  return {
    // What the one site shows holds: by the list until the text has it.
    well: isAlone && here === 'done',
    site: isAlone ? { kind: 'alone', here } : { kind: 'replicas', here, shared: null, unheard: null, others },
    file: { kind: 'late' },
    listed: halted && codes.every((code) => listed.some((halt) => halt.code === code)),
    took: ANSWERS_WITHIN,
  }
}

/** Takes prices off the site, or puts them back. `within`: ms until the other replicas have to be heard. */
export async function turnPrices(
  operator: Operator,
  order: HaltOrder,
  within = Number.POSITIVE_INFINITY,
): Promise<HaltOutcome> {
  const began = operator.clock.elapsed()
  const isShared = operator.settings.store.kind === 'database'
  const turned = await (isShared ? turnAtReplicas(operator, order, within) : turnHere(operator, order))
  return { ...turned, took: operator.clock.elapsed() - began }
}

async function turnHere(operator: Operator, order: HaltOrder) {
  const { meant, codes, halted } = order
  // The prices go first, whatever becomes of the text.
  const list = haltFile(operator.settings.dataDir)
  const listed = halted && (await list.add(meant, operator.clock.now(), operator.by))
  const file = await haltInFile(operator, order, (sha256) => siteTakes(operator, sha256))
  if (!halted) await list.remove(meant)
  // Where there is no room to write what is left of the list, it halts twice.
  else if (file.kind === 'taken') await list.remove(meant).catch(() => undefined)
  const written = listed || !halted || WRITTEN.has(file.kind)
  // Of a site that has let one patience pass nobody waits for another.
  const patience = file.kind === 'late' ? SECOND / 2 : undefined
  const here = written ? await siteHalts(operator, codes, halted, patience) : 'unwritten'
  // The text holds at the next start only where it is sound.
  const well = here === 'done' || (here === 'no-answer' && (halted || file.kind === 'unanswered'))
  return { well, site: { kind: 'alone', here } as const, file, listed }
}

/** What has become of a file that halts by itself. */
const WRITTEN: ReadonlySet<HaltInFile['kind']> = new Set(['taken', 'unanswered', 'late'])
