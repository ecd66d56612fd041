import { processVariables, readEnvironment, readSettings, systemClock } from '../run/door.ts'
import { callerHere } from './caller.ts'
import { runTool } from './run.ts'

const settings = () => readSettings(readEnvironment())
const caller = callerHere(processVariables())
const { exit, out } = await runTool(process.argv.slice(2), { settings, clock: systemClock, caller })
process.stdout.write(out)
process.exitCode = exit
