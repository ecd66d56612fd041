import { type Command, type CommandCall, done, settingsOf, UsageError, withStore } from './command.ts'
import { inFile } from './store-kinds.ts'

export const databaseBackedUpCommand: Command = {
  name: 'database backed-up',
  options: { bytes: { value: 'BAYT', summary: 'Yedeğin boyutu; verilmezse boyut gösterilmez.' } },
  summary: 'PostgreSQL’in yedeği alındıktan sonra çağrılır: site son yedeğin ne zaman alındığını böyle bilir.',
  async run(call, tool) {
    const { store: place } = settingsOf(tool)
    if (place.kind === 'file') return inFile()
    const at = tool.clock.now()
    const bytes = bytesIn(call)
    await withStore(tool, (store) => store.setMarkers({ 'backed-up-at': at, 'backed-up-bytes': bytes }))
    return done({ at, bytes }, 'Yedeğin alındığı kaydedildi.')
  },
}

function bytesIn({ options: { bytes } }: CommandCall): number | null {
  if (bytes === undefined) return null
  if (typeof bytes !== 'string' || !/^[1-9]\d{0,14}$/.test(bytes))
    throw new UsageError(`--bytes bir sayı olmalı: ${String(bytes)}`)
  return Number(bytes)
}
