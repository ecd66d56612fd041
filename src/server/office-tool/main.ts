import { readEnvironment, readSettings, systemClock } from '../run/door.ts'
import { runTool } from './run.ts'

const settings = () => readSettings(readEnvironment())
const { exit, out } = await runTool(process.argv.slice(2), { settings, clock: systemClock })
process.stdout.write(out)
process.exitCode = exit
