import { HOUR } from '#domain/calendar.ts'
import { processVariables, readEnvironment, readSettings, systemClock } from '../runtime/index.ts'
import { SOURCES } from '../upstream/index.ts'
import { callerHere, personHere } from './caller.ts'
import { runTool } from './run.ts'

const settings = () => readSettings(readEnvironment(), SOURCES)
const args = process.argv.slice(2)
const variables = processVariables()
const tool = { settings, clock: systemClock, caller: callerHere(variables), person: personHere(variables, args) }
// The timer keeps the process alive, because the timers of `systemClock` are unreferenced.
const held = setInterval(() => {}, HOUR)
const { exit, out } = await runTool(args, tool)
clearInterval(held)
process.stdout.write(out)
process.exitCode = exit
