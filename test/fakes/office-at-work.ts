import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { InstrumentId } from '../../src/domain/instrument.ts'
import { marginObjections } from '../../src/domain/margin.ts'
import type { Quote } from '../../src/domain/quote.ts'
import { writeRate } from '../../src/domain/rate.ts'
import { limitsFor } from '../../src/server/office/office.ts'
import { openOffice } from '../../src/server/office/open-office.ts'
import { describeObjection } from '../../src/server/office/refusals.ts'
import type { OfficeSource } from '../../src/server/office/source.ts'
import type { Operator } from '../../src/server/operations/operator.ts'
import { readServed } from '../../src/server/operations/served.ts'
import { type Clock, systemClock } from '../../src/server/runtime/clock.ts'
import { readSettings } from '../../src/server/runtime/settings.ts'
import { openSqlite } from '../../src/server/store/sqlite/sqlite-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { quote } from './market.ts'
import { silentLog } from './recorded-log.ts'

/** No text of an office. */
export const BROKEN = 'kurum: ['

/** A running office: its file, its store, what follows both, and a source that quotes dollars and euros. */
export interface OfficeAtWork extends AsyncDisposable {
  readonly folder: string
  readonly officeFile: string
  readonly store: Store
  readonly office: OfficeSource
  /** What the source quotes; a test may change it. */
  readonly offered: Map<InstrumentId, Quote>
  text(): Promise<string>
  write(text: string): Promise<void>
  /** Breaks the text by hand, and waits until that was found. */
  breakFile(): Promise<void>
  /** Who works on it within the site's own process. */
  operator(by: string, other?: Partial<Operator>): Operator
}

/** Over real files and real time: an edit is taken up within two looks. */
export async function officeAtWork(text?: string, clock: Clock = systemClock): Promise<OfficeAtWork> {
  await using opening = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'office-at-work-'))
  opening.defer(() => rm(folder, { recursive: true }))
  const officeFile = join(folder, 'office.yaml')
  await writeFile(officeFile, text ?? (await readFile('office/office.yaml', 'utf8')))
  const read = readSettings({ process: { DATA_DIR: folder, OFFICE_FILE: officeFile, ADMIN_PORT: '1' } })
  if (!read.ok) throw new Error('settings')
  const settings = read.value
  const store = opening.use(await openSqlite(join(folder, 'demo.sqlite'), { thread: "caller's" }))
  const office = opening.use(await openOffice(settings, store, { clock, log: silentLog }))
  const now = clock.now()
  const offered = new Map<InstrumentId, Quote>([
    ['USD', quote('USD', '47.2530', '47.4570', now)],
    ['EUR', quote('EUR', '54.2300', '54.7000', now)],
  ])
  await office.examineBy((edited, examined) =>
    marginObjections(offered.values(), edited.pricing.margins, (code) => limitsFor(edited.pricing, code)).map((each) =>
      describeObjection(each, edited.pricing, examined),
    ),
  )
  const opened = opening.move()
  return {
    folder,
    officeFile,
    store,
    office,
    offered,
    text: () => readFile(officeFile, 'utf8'),
    write: (written) => writeFile(officeFile, written),
    async breakFile() {
      await writeFile(officeFile, BROKEN)
      await vi.waitUntil(
        () => {
          office.look()
          return office.status().mistakes.length > 0
        },
        { timeout: 30_000, interval: 10 },
      )
    },
    operator: (by, other = {}) => ({
      settings,
      clock,
      by,
      lendStore: (work) => work(store),
      askSite: async () => wordOf(office, offered),
      wakeSite: () => office.look(),
      ...other,
    }),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

function wordOf(office: OfficeSource, offered: ReadonlyMap<InstrumentId, Quote>) {
  const { version, ...status } = office.status()
  const { selection, halted } = office.current().pricing
  const side = (quoted: Quote) => ({
    buy: quoted.buy === null ? null : writeRate(quoted.buy, 4),
    sell: writeRate(quoted.sell, 4),
  })
  return readServed({
    status: 'ready',
    office: { ...status, version: version?.number ?? null, prices: [...selection], halts: [...office.halts()] },
    market: {
      alive: true,
      age: 0,
      quotes: offered.size,
      halted: [...halted],
      offered: Object.fromEntries([...offered].map(([code, quoted]) => [code, side(quoted)])),
    },
  })
}
