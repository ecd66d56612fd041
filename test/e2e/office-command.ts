/** Runs `angun-office` with a clock that is ahead: `node office-command.ts AHEAD_MS people add …`. */
import { HOUR } from '../../src/domain/calendar.ts'
import { callerHere, personHere } from '../../src/server/cli/caller.ts'
import { runTool } from '../../src/server/cli/run.ts'
import { readSettings } from '../../src/server/runtime/settings.ts'
import { SOURCES } from '../../src/server/upstream/sources/source-list.ts'
import { runningClock } from '../fakes/running-clock.ts'

const [ahead, ...args] = process.argv.slice(2)
// Keeps the process alive, as in `src/server/cli/office-tool.ts`.
const held = setInterval(() => {}, HOUR)
const { exit, out } = await runTool(args, {
  settings: () => readSettings({ process: process.env }, SOURCES),
  clock: runningClock({ ahead: Number(ahead) }),
  caller: callerHere(process.env),
  person: personHere(process.env, args),
})
clearInterval(held)
process.stdout.write(out)
process.exitCode = exit
