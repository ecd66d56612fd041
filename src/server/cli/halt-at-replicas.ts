import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#domain/calendar.ts'
import { haltFile } from '../office/index.ts'
import { OFFICE_COMMAND, StartRefused } from '../runtime/index.ts'
import { type KnownReplica, StoreFailure, storeFailureText } from '../store/index.ts'
import { oneLine } from '../text/index.ts'
import { type Report, settingsOf, type Tool, withStore } from './command.ts'
import { type HaltInFile, haltInFile, haltInFileLines, type HaltOrder } from './halt-in-file.ts'
import { replicaNames, unheardBy } from './replicas.ts'
import { adminUrl, askServer } from './server-report.ts'
import { siteHalts } from './site-answer.ts'

export interface HaltOutcome {
  readonly well: boolean
  readonly lines: readonly string[]
  readonly data: Report['data']
}

/** From a database that answers later the price here is not waited for. */
const QUICK = SECOND / 2

/**
 * Takes prices off every replica, or brings them back. By the list in the database, which needs no sound text; by the
 * list of this machine where the database, or the replica here, can't be reached.
 */
export async function turnAtReplicas(tool: Tool, order: HaltOrder): Promise<HaltOutcome> {
  const { codes, meant, halted, since, by } = order
  const settings = settingsOf(tool)
  const list = haltFile(settings.dataDir)
  const addHere = (): Promise<boolean> => list.add(meant, since, by)
  if (!halted) await list.remove(meant)
  const sharing = share(tool, order)
  const early = await Promise.race([sharing, pause(QUICK, 'slow' as const, { ref: false })])
  let listed = halted && early !== null && (await addHere())
  const refusal = await sharing
  const shared = refusal === null
  const shows = ({ quoted }: KnownReplica): boolean => codes.every((code) => quoted.includes(code) !== halted)
  const [file, first, known] = await Promise.all([
    shared ? haltInFile(tool, order, () => allTake(tool, order)) : unwritable(refusal),
    siteHalts(settings, codes, halted),
    shared ? unheardBy(tool, shows) : null,
  ])
  let here = first
  if (halted && here === 'late' && !listed) {
    // The one that answers is cut off from the database.
    listed = await addHere()
    if (listed) here = await siteHalts(settings, codes, halted)
  }
  const own = `${hostname()}:${settings.admin.port}`
  const unheard = known?.filter(({ name }) => name !== own || here !== 'done') ?? null
  const everywhere = unheard?.length === 0
  if (halted && everywhere && file.kind === 'taken') {
    await share(tool, { ...order, halted: false })
    await list.remove(meant)
    listed = false
  }
  const well = everywhere && here !== 'late'
  const answers = here === 'no-answer' ? null : await askServer(settings)
  const others = answers?.replica?.others ?? []
  return {
    well,
    lines: [
      ...sentences({ order, here, shared, listed, unheard, others, url: adminUrl(settings) }),
      ...haltInFileLines(file, halted, listed || shared),
    ],
    data: { effect: well ? 'done' : 'unheard', file, unheard: unheard?.map(({ name }) => name) ?? others },
  }
}

/** On the list that all replicas share, or off it; null, or why that can't be. Tried again where it failed at once. */
async function share(tool: Tool, { meant, halted, since, by }: HaltOrder): Promise<readonly string[] | null> {
  const until = performance.now() + 1.5 * SECOND
  for (;;) {
    try {
      await withStore(
        tool,
        (store) => (halted ? store.addHalts(meant.map((code) => ({ code, since, by }))) : store.removeHalts(meant)),
        'left',
      )
      return null
    } catch (error) {
      if (!(error instanceof StartRefused || error instanceof StoreFailure)) throw error
      if (performance.now() > until) return error instanceof StartRefused ? error.lines : [storeFailureText(error)]
    }
    await pause(SECOND / 4)
  }
}

/** Whether the text of each replica halts by itself: one of another release may not find the newest sound. */
async function allTake(tool: Tool, { codes, halted }: HaltOrder): Promise<HaltInFile> {
  const takes = ({ haltedByText }: KnownReplica): boolean =>
    codes.every((code) => haltedByText.includes(code) === halted)
  return { kind: (await unheardBy(tool, takes))?.length === 0 ? 'taken' : 'late' }
}

function unwritable(reasons: readonly string[]): HaltInFile {
  return { kind: 'unwritable', reasons }
}

interface Reached {
  readonly order: HaltOrder
  /** What the replica does that is asked from here. */
  readonly here: 'done' | 'late' | 'no-answer'
  /** The database has it. */
  readonly shared: boolean
  readonly listed: boolean
  /** Who shows something else; null: nobody knows. */
  readonly unheard: readonly KnownReplica[] | null
  /** By the one that is asked. */
  readonly others: readonly string[]
  readonly url: string
}

function sentences({ order: { halted, words }, here, shared, listed, unheard, others, url }: Reached): string[] {
  const again = `Çalışan her öteki kopya için de, onun makinesinde: ${OFFICE_COMMAND} ${words}`
  if (!shared) {
    const names = others.length === 0 ? '' : ` (${others.map(oneLine).join(', ')})`
    return [
      `${WITHOUT_DATABASE[here](halted && listed, url)} Öteki kopyalar bunu duymadı${names}: veritabanına ulaşılamıyor.`,
      ...(halted && !listed ? ['DURDURULAMADI: veri klasörüne de yazılamıyor (disk dolu olabilir).'] : []),
      again,
    ]
  }
  if (unheard === null) return ['Veritabanına yazıldı; kopyaların bunu duyup duymadığı öğrenilemedi.', again]
  if (unheard.length > 0) {
    const names = replicaNames(unheard)
    return halted
      ? [`Duyan kopyalardan kaldırıldı. Şu kopyalar bunu duymadı: ${names}`, again]
      : [`Şu kopyalar hâlâ durdurulmuş tutuyor: ${names}`, again]
  }
  if (here === 'no-answer') return [`Sitenin kopyaları iki saniye içinde alır; buradaki yanıt vermiyor (${url}).`]
  if (here === 'done') return [halted ? 'Siteden kaldırıldı.' : 'Yeniden sitede.']
  return [halted ? `Kaydedildi, ama site henüz kaldırmadı: ${OFFICE_COMMAND} status` : 'Site hâlâ durdurulmuş tutuyor.']
}

const WITHOUT_DATABASE: Readonly<Record<Reached['here'], (halted: boolean, url: string) => string>> = {
  done: (halted) => (halted ? 'Buradaki kopyadan kaldırıldı.' : 'Buradaki kopyada yeniden sitede.'),
  late: (halted) =>
    halted
      ? 'Buradaki kopya henüz kaldırmadı.'
      : 'Buradaki kopya eskisi gibi: listesinden silinemedi ya da yazılamadı.',
  'no-answer': (halted, url) =>
    `Buradaki kopya yanıt vermiyor (${url})${halted ? '; açıldığında durdurulmuş olur' : ''}.`,
}
