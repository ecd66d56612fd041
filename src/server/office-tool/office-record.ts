import { join } from 'node:path'
import { storeName } from '../run/door.ts'
import { openStoreBeside, type Store } from '../store/door.ts'
import { type Report, settingsOf, type Tool } from './command.ts'

/** The office's own record, also while the site shows something invented, which keeps a file of its own: the two never mix. */
export async function withOfficeRecord(
  tool: Tool,
  work: (store: Store, notes: readonly string[]) => Promise<Report>,
): Promise<Report> {
  const { dataDir, storeFile, market } = settingsOf(tool)
  const officeFile = join(dataDir, storeName('office'))
  const shown =
    market.kind === 'demo'
      ? 'Site şimdi örnek piyasayla çalışıyor: kurumun kayıtları, RATE_SOCKET_URL ayarlanınca görünür.'
      : 'Site şimdi örnek TCMB bülteniyle çalışıyor: kurumun kayıtları, CENTRAL_BANK=demo kaldırılınca görünür.'
  const notes = storeFile === officeFile ? [] : [shown]
  const store = await openStoreBeside(officeFile)
  try {
    return await work(store, notes)
  } finally {
    await store.close()
  }
}
