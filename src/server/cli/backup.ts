import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { openFileToRead } from '../store/index.ts'
import { fileSizeText } from '../text/index.ts'
import { type Command, done, refused, settingsOf, unlessStoreFails, withStore } from './command.ts'
import { databaseFile, inDatabase } from './store-kinds.ts'

export const backupCommand: Command = {
  name: 'backup',
  operands: ['DOSYA'],
  summary: 'Veritabanının tutarlı bir yedeğini alır; sunucu çalışırken de olur. Var olan dosyanın üzerine yazmaz.',
  async run({ operands: [operand = ''] }, tool) {
    const { store: place } = settingsOf(tool)
    if (place.kind === 'database') return inDatabase()
    const file = databaseFile(operand, tool.caller)
    if (existsSync(file)) return refused('exists', { file }, `Bu dosya zaten var, üzerine yazılmadı: ${file}`)
    const folder = dirname(file)
    if (!existsSync(folder))
      return refused('no-folder', { file }, `Bu klasör yok ya da sitenin kullanıcısına kapalı: ${folder}`)
    await copyTo(file, place.file)
    const { size: bytes } = await stat(file)
    // The health report shows the age of the last backup. A backup succeeds even if this marker can't be stored, as
    // on a full disk.
    const markers = { 'backed-up-at': tool.clock.now(), 'backed-up-bytes': bytes }
    await unlessStoreFails(
      withStore(tool, (store) => store.setMarkers(markers), 'left'),
      null,
    )
    return done({ file, bytes }, `Yedek alındı: ${file} (${fileSizeText(bytes)})`)
  },
}

async function copyTo(file: string, from: string): Promise<void> {
  await using store = await openFileToRead(from, 'left')
  await store.backup(file)
}
