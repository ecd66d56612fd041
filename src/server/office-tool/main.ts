import { readEnvironment, systemClock } from '../run/door.ts'
import { runTool } from './run.ts'

const { exit, out } = await runTool(process.argv.slice(2), { environment: readEnvironment(), clock: systemClock })
process.stdout.write(out)
process.exitCode = exit
