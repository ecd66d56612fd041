import { processVariables, readEnvironment, readSettings, systemClock } from '../runtime/index.ts'
import { callerHere, personHere } from './caller.ts'
import { runTool } from './run.ts'

const settings = () => readSettings(readEnvironment())
const args = process.argv.slice(2)
const variables = processVariables()
const tool = { settings, clock: systemClock, caller: callerHere(variables), person: personHere(variables, args) }
const { exit, out } = await runTool(args, tool)
process.stdout.write(out)
process.exitCode = exit
