/** Measures the start of the built server until it answers `/`, compared with a bare `node:http` server. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startBuiltSite } from '../scripts/built-site.ts'
import { alternate, median } from './sample.ts'
import { figure, requireBar } from './verdict.ts'

const ROUNDS = 7
const BARE =
  "require('node:http').createServer((_, response) => response.end('x')).listen(0, '127.0.0.1', function () { console.log(this.address().port) })"

const site: number[] = []
const bare: number[] = []
const contestants = [
  async () => {
    const start = performance.now()
    const started = await startBuiltSite()
    await fetch(`${started.url}/`)
    site.push(performance.now() - start)
    await started.stop()
  },
  async () => {
    const start = performance.now()
    const child = spawn(process.execPath, ['-e', BARE])
    const firstOutput: unknown[] = await once(child.stdout, 'data')
    await fetch(`http://127.0.0.1:${String(firstOutput[0]).trim()}/`)
    bare.push(performance.now() - start)
    child.kill()
  },
]
// The first start fills the compile cache.
await alternate(1, contestants)
site.length = bare.length = 0
await alternate(ROUNDS, contestants)
requireBar({
  title: 'time from the start to the first answer of /',
  value: median(site) / 1000,
  unit: ' s',
  atMost: 1,
  detail: `bare node:http ${figure(median(bare))} ms, ratio ${figure(median(site) / median(bare))}`,
})
