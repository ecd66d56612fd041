import { type Command, done, settingsOf, withStore } from './command.ts'
import { inFile } from './store-kinds.ts'

export const databaseBackedUpCommand: Command = {
  name: 'database backed-up',
  summary: 'PostgreSQL’in yedeği alındıktan sonra çağrılır: site son yedeğin ne zaman alındığını böyle bilir.',
  async run(_, tool) {
    const { store: place } = settingsOf(tool)
    if (place.kind === 'file') return inFile()
    const at = tool.clock.now()
    await withStore(tool, async (store) => {
      await store.setMarkers({ 'backed-up-at': at, 'backed-up-bytes': await store.size() })
    })
    return done({ at }, 'Yedeğin alındığı kaydedildi.')
  },
}
