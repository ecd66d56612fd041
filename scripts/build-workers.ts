import { build } from 'vite'
import { SCRIPT_TARGET } from './browser-floor.ts'
import { currencyColumns } from './currency-columns.ts'
import { releasePlugin } from './release.ts'

/** The served name of each worker, and its source file. */
const WORKERS = { sw: 'service-worker', unregister: 'unregister' } as const

/** Builds the service workers after the client, because the first worker lists the client's files. */
export async function buildWorkers(client: string): Promise<void> {
  for (const [name, source] of Object.entries(WORKERS)) {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: [releasePlugin(client), currencyColumns],
      build: {
        target: SCRIPT_TARGET,
        outDir: client,
        emptyOutDir: false,
        rolldownOptions: {
          input: `src/worker/${source}.ts`,
          // Modules of domain and contract have no side effects, so unused exports are dropped.
          treeshake: { moduleSideEffects: [{ test: /src\/(?:domain|contract)\//, sideEffects: false }] },
          // Firefox 115 does not support module workers.
          output: { format: 'iife', entryFileNames: `${name}.js` },
        },
      },
    })
  }
}
