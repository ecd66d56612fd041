import { build } from 'vite'
import { SCRIPT_TARGET } from './browser-floor.ts'
import { releasePlugin } from './release.ts'

/** Each in one file, by the name that it is served under. */
const WORKERS = { sw: 'service-worker', unregister: 'unregister' } as const

/** Builds the service workers beside the client's files, which have to be there: the first one names them. */
export async function buildWorkers(client: string): Promise<void> {
  for (const [name, source] of Object.entries(WORKERS)) {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: [releasePlugin(client)],
      build: {
        target: SCRIPT_TARGET,
        outDir: client,
        emptyOutDir: false,
        rolldownOptions: {
          input: `src/worker/${source}.ts`,
          // Domain and contract are pure: of them, only what the worker uses.
          treeshake: { moduleSideEffects: [{ test: /src\/(?:domain|contract)\//, sideEffects: false }] },
          // No module: Firefox 115 knows none of workers.
          output: { format: 'iife', entryFileNames: `${name}.js` },
        },
      },
    })
  }
}
