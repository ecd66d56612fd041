import { join } from 'node:path'
import { describePlace, storeName, type StorePlace } from '../runtime/index.ts'
import { openStoreBeside, type Store } from '../store/index.ts'
import { type Report, settingsOf, type Tool } from './command.ts'

/** The office's own record, also while the site shows something invented, which keeps a file of its own: the two never mix. */
export async function withOfficeRecord(
  tool: Tool,
  work: (store: Store, notes: readonly string[]) => Promise<Report>,
): Promise<Report> {
  const { dataDir, store: shownStore, market } = settingsOf(tool)
  const officeStore = officeIn(shownStore, dataDir)
  const shown =
    market.kind === 'demo'
      ? 'Site şimdi örnek piyasayla çalışıyor: kurumun kayıtları, RATE_SOCKET_URL ayarlanınca görünür.'
      : 'Site şimdi örnek TCMB bülteniyle çalışıyor: kurumun kayıtları, CENTRAL_BANK=demo kaldırılınca görünür.'
  const notes = isSame(shownStore, officeStore) ? [] : [shown]
  const store = await openStoreBeside(officeStore)
  try {
    return await work(store, notes)
  } finally {
    await store.close()
  }
}

function officeIn(shown: StorePlace, dataDir: string): StorePlace {
  return shown.kind === 'file'
    ? { kind: 'file', file: join(dataDir, storeName('office')) }
    : { ...shown, holds: 'office' }
}

function isSame(one: StorePlace, other: StorePlace): boolean {
  return describePlace(one) === describePlace(other)
}
