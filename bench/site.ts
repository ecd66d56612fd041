import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = resolve(import.meta.dirname, '..')

/** The built site as `npm start` runs it, in a process of its own. */
export interface BenchedSite {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

/** In demo mode unless the settings say otherwise. Rejects when it ends instead of serving. */
export async function startSite(settings: Readonly<Record<string, string>> = {}): Promise<BenchedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const child = spawn(
    process.execPath,
    ['--conditions=built', '--max-semi-space-size=4', join(ROOT, 'src/server/main.ts')],
    {
      cwd: folder,
      env: {
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
        MALLOC_ARENA_MAX: '2',
        HOST: '127.0.0.1',
        PORT: '0',
        ADMIN_PORT: '0',
        OFFICE_FILE: join(ROOT, 'office/office.yaml'),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const exit = once(child, 'exit')
  const url = new Promise<string>((serving, ended) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /"url":"([^"]+)".*"msg":"serving"/.exec(line)?.[1]
      if (found !== undefined) serving(found)
    })
    void exit.then(() => ended(new Error('the site ended')))
  })
  return {
    url: await url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await exit
      rmSync(folder, { recursive: true })
    },
  }
}
