/** Runs the benchmarks one after the other, each in a process of its own; an argument chooses those whose name contains it. */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

const [chosen = ''] = process.argv.slice(2)
for (const file of globSync('bench/*.bench.ts').toSorted()) {
  if (!file.includes(chosen)) continue
  console.log(`\n${file}`)
  const { status } = spawnSync(process.execPath, [file], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) process.exitCode = 1
}
