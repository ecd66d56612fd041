import { join } from 'node:path'
import { startSite } from './main.ts'
import { developmentBuild } from './pages/index.ts'
import { runProcess, storeName } from './runtime/index.ts'

// Whatever the environment says, development runs offline, on the demo market.
await runProcess((settings) =>
  startSite(
    {
      ...settings,
      market: { kind: 'demo' },
      centralBank: { kind: 'demo' },
      store: { kind: 'file', file: join(settings.dataDir, storeName('demo')) },
    },
    developmentBuild,
  ),
)
