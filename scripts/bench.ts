/**
 * Runs the benchmarks one after the other, each in a process of its own; an argument chooses those whose name contains
 * it, others are theirs.
 */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { styleText } from 'node:util'

const [chosen = '', ...more] = process.argv.slice(2)
/** It takes as long as one likes, so only when it is asked for. */
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
