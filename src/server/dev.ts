import { join } from 'node:path'
import { developmentWeb } from './development-web.ts'
import { startSite } from './main.ts'
import { runProcess } from './process.ts'

// Whatever the environment says, development runs offline, on the demo market.
await runProcess((settings) =>
  startSite(
    {
      ...settings,
      market: { kind: 'demo' },
      centralBank: { kind: 'demo' },
      storeFile: join(settings.dataDir, 'demo.sqlite'),
    },
    developmentWeb,
  ),
)
