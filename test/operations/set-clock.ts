import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startSite } from '../../src/server/main.ts'
import { productionBuild } from '../../src/server/pages/production-build.ts'
import { createLog } from '../../src/server/runtime/log.ts'
import { runProcess } from '../../src/server/runtime/process.ts'
import { SOURCES } from '../../src/server/upstream/sources/source-list.ts'
import { runningClock } from '../fakes/running-clock.ts'

/** Runs the site with a clock that is `ahead` ms ahead of the machine's; negative means behind. */
export function runAhead(ahead: number): Promise<void> {
  const surroundings = { clock: runningClock({ ahead }), log: createLog() }
  return runProcess(SOURCES, (settings) => startSite(settings, productionBuild, surroundings))
}

/** Writes a program into `folder` that calls `runAhead`, and returns its path. */
export function programAhead(folder: string, ...run: Parameters<typeof runAhead>): string {
  mkdirSync(folder, { recursive: true })
  const program = join(folder, `ahead${run[0]}.ts`)
  const given = JSON.stringify(run).slice(1, -1)
  writeFileSync(program, `import { runAhead } from '${import.meta.filename}'\nawait runAhead(${given})\n`)
  return program
}
