import { describePlace, OFFICE_COMMAND } from '../runtime/index.ts'
import { openStore } from '../store/index.ts'
import { type Command, type Report, settingsOf, withStore } from './command.ts'

/** What concerns a PostgreSQL alone. */
export const databaseCommands: readonly Command[] = [
  {
    name: 'database prepare',
    usage: '',
    summary:
      'PostgreSQL’deki tabloları kurar ya da yeni sürüme yükseltir. Sitenin kullanıcısı buna yetkili değilse, DATABASE_URL tabloların sahibininki olmalı.',
    async run(_, tool) {
      const { store: place } = settingsOf(tool)
      if (place.kind === 'file') return inFile()
      await (await openStore(place)).close()
      const database = describePlace(place)
      return { exit: 0, data: { database }, lines: [`Tablolar hazır: ${database}`] }
    },
  },
  {
    name: 'database backed-up',
    usage: '',
    summary: 'PostgreSQL’in yedeği alındıktan sonra çağrılır: site son yedeğin ne zaman alındığını böyle bilir.',
    async run(_, tool) {
      const { store: place } = settingsOf(tool)
      if (place.kind === 'file') return inFile()
      const at = tool.clock.now()
      await withStore(tool, async (store) => {
        await store.setMarkers({ 'backed-up-at': at, 'backed-up-bytes': await store.size() })
      })
      return { exit: 0, data: { at }, lines: ['Yedeğin alındığı kaydedildi.'] }
    },
  },
]

function inFile(): Report {
  const lines = [
    'DATABASE_URL verilmemiş: veriler DATA_DIR içindeki SQLite dosyasında, tablolarını site kendisi kurar.',
  ]
  return { exit: 1, data: { error: 'in-file' }, lines }
}

/** What `backup` and `restore` say where they have no file to work on. */
export function inDatabase(): Report {
  const lines = [
    'Veriler PostgreSQL’de: yedeği orada alınır, oradan geri döner (pg_basebackup ya da pg_dump; docs/operations.md, “PostgreSQL”).',
    `Yedek alındıktan sonra: ${OFFICE_COMMAND} database backed-up`,
  ]
  return { exit: 1, data: { error: 'in-database' }, lines }
}
