import { SECOND } from '#domain/calendar.ts'
import { type Clock, createChanges, type Log, type Timer } from '../runtime/index.ts'
import type { VersionStore } from '../store/index.ts'
import { EVERYTHING, type ListedHalt, readHaltList } from './halt-list.ts'
import { type OfficeFile, openOffice } from './office-file.ts'
import type { Office, OfficePricing } from './office.ts'
import type { OfficePlace } from './publish.ts'
import { openStoredOffice } from './stored-office.ts'

/** The office file together with what commands have halted beside it. Tells every change of either. */
export interface HaltedOffice extends OfficeFile {
  /** What commands have halted, and the file may not say. */
  listed(): readonly ListedHalt[]
}

export interface HaltedOfficeTools {
  readonly log: Log
  readonly clock: Clock
}

/** A price that is wrong has to go at once. */
const LOOKS_EVERY = SECOND / 2

/** `openOffice`, and the list of what commands have halted in the data folder; it holds before the first page. */
export async function openHaltedOffice(
  { officeFile, dataDir }: OfficePlace,
  tools: HaltedOfficeTools,
): Promise<HaltedOffice> {
  return haltable(await openOffice(officeFile, { keptIn: dataDir, ...tools }), dataDir, tools)
}

/** The same of the text in the database; the list is of this machine alone. */
export async function openSharedOffice(
  { officeFile, dataDir }: OfficePlace,
  store: VersionStore,
  tools: HaltedOfficeTools,
): Promise<HaltedOffice> {
  return haltable(await openStoredOffice({ store, officeFile, ...tools }), dataDir, tools)
}

async function haltable(file: OfficeFile, dataDir: string, { log, clock }: HaltedOfficeTools): Promise<HaltedOffice> {
  const changes = createChanges<Office>()
  let listed = (await readHaltList(dataDir)) ?? EVERYTHING
  let office = united(file.current(), listed)
  let isBlind = false
  let timer: Timer
  let stopped = false
  if (listed.length > 0) log.warn({ listed }, 'halted by command')

  const renew = (): void => {
    office = united(file.current(), listed)
    changes.publish(office)
  }
  const unsubscribe = file.subscribe(renew)

  const look = async (): Promise<void> => {
    const read = await readHaltList(dataDir)
    if (stopped) return
    if (read === null && !isBlind) log.error('the list of halts can’t be read just now: what was known of it stands')
    isBlind = read === null
    const now = read ?? listed
    if (JSON.stringify(now) !== JSON.stringify(listed)) {
      listed = now
      log.warn({ listed }, listed.length > 0 ? 'halted by command' : 'nothing is halted by command any more')
      renew()
    }
    timer = clock.after(LOOKS_EVERY, () => void look())
  }
  timer = clock.after(LOOKS_EVERY, () => void look())

  return {
    ...file,
    current: () => office,
    listed: () => quotedOf(office.pricing, listed),
    subscribe: changes.subscribe,
    examineBy(examine) {
      file.examineBy(examine)
      office = united(file.current(), listed)
    },
    stop() {
      stopped = true
      timer.cancel()
      unsubscribe()
      return file.stop()
    },
  }
}

/** The facts are an object of their own each time: by that those who keep them know that something is new. */
function united({ facts, pricing, retention }: Office, listed: readonly ListedHalt[]): Office {
  const halted = new Set([...pricing.halted, ...quotedOf(pricing, listed).map(({ code }) => code)])
  return { facts: { ...facts }, pricing: { ...pricing, halted }, retention }
}

/** A list that can't be read names metals, too, where there is no gold board. */
function quotedOf({ selection }: OfficePricing, listed: readonly ListedHalt[]): readonly ListedHalt[] {
  return listed.filter(({ code }) => selection.includes(code))
}
