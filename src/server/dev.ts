import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from './main.ts'
import { developmentBuild } from './pages/index.ts'
import { DEMO_BANK, logStyle, runProcess, storeName, systemClock } from './runtime/index.ts'
import { SOURCES } from './upstream/index.ts'

// Development always runs offline on the demo market, whatever the environment contains. Its store is deleted with
// the process, so that each start imports the office file.
await runProcess(SOURCES, async (settings, log) => {
  await using opening = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'angun-dev-'))
  opening.defer(() => rm(dataDir, { recursive: true, force: true }))
  const site = opening.use(
    await startSite(
      {
        ...settings,
        dataDir,
        market: { kind: 'demo' },
        centralBank: { id: DEMO_BANK, values: {} },
        store: { kind: 'file', file: join(dataDir, storeName('demo')) },
      },
      developmentBuild,
      { clock: systemClock, log },
    ),
  )
  if (logStyle(settings.log) === 'text') process.stdout.write(await site.firstScreen())
  return opening.move()
})
