import { describePlace } from '../runtime/index.ts'
import { openStore } from '../store/index.ts'
import { type Command, done, settingsOf } from './command.ts'
import { inFile } from './store-kinds.ts'

export const databasePrepareCommand: Command = {
  name: 'database prepare',
  summary:
    'PostgreSQL’deki tabloları kurar ya da yeni sürüme yükseltir. Sitenin kullanıcısı buna yetkili değilse, DATABASE_URL tabloların sahibininki olmalı.',
  async run(_, tool) {
    const { store: place } = settingsOf(tool)
    if (place.kind === 'file') return inFile()
    await using _store = await openStore(place)
    const database = describePlace(place)
    return done({ database }, `Tablolar hazır: ${database}`)
  },
}
