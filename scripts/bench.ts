/**
 * Runs the benchmarks one after the other, each in its own process. The first argument selects those whose name contains
 * it; further arguments are passed on.
 */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { styleText } from 'node:util'

const [chosen = '', ...more] = process.argv.slice(2)
/** The soak test runs for any length of time, so it must be selected explicitly. */
const SOAK = 'soak'
for (const file of globSync('bench/*.bench.ts').toSorted()) {
  if (!file.includes(chosen) || (file.includes(SOAK) && chosen === '')) continue
  console.log(`\n${styleText('bold', basename(file, '.bench.ts'), { stream: process.stdout })}`)
  const { status } = spawnSync(process.execPath, [file, ...more], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) process.exitCode = 1
}
