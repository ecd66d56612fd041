import { systemClock } from '../clock.ts'
import { readEnvironment } from '../settings.ts'
import { runTool } from './run.ts'

const { exit, out } = await runTool(process.argv.slice(2), { environment: readEnvironment(), clock: systemClock })
process.stdout.write(out)
process.exitCode = exit
