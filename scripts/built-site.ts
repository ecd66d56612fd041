import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { ENVIRONMENT, FLAGS } from './production.mjs'

const ROOT = resolve(import.meta.dirname, '..')

/** The built site, running as with `npm start`, in its own process. */
export interface BuiltSite {
  readonly url: string
  /** An address that signs in to the panel; null outside demo mode. */
  readonly panelLink: string | null
  readonly pid: number
  stop(): Promise<void>
}

/**
 * Starts the site with these settings only, which means demo mode by default. Rejects with the site's output if the site
 * exits before it serves. `root` is the folder of its sources and its build.
 */
export async function startBuiltSite(
  settings: Readonly<Record<string, string>> = {},
  root: string = ROOT,
): Promise<BuiltSite> {
  const folder = mkdtempSync(join(tmpdir(), 'built-site-'))
  const child = spawn(process.execPath, [...FLAGS, join(root, 'src/server/main.ts')], {
    cwd: folder,
    env: {
      ...ENVIRONMENT,
      NODE_COMPILE_CACHE: join(root, ENVIRONMENT.NODE_COMPILE_CACHE),
      HOST: '127.0.0.1',
      PORT: '0',
      ADMIN_PORT: '0',
      PANEL_PORT: '0',
      OFFICE_FILE: join(root, 'office/office.yaml'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(child, 'exit').then(() => rmSync(folder, { recursive: true }))
  let mistakes = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (mistakes += text))
  let panelLink: string | null = null
  const url = new Promise<string>((serving, ended) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      panelLink ??= /"link":"([^"]+)","msg":"demo sign-in link"/.exec(line)?.[1] ?? null
      const found = /"url":"([^"]+)".*"msg":"serving"/.exec(line)?.[1]
      if (found !== undefined) serving(found)
    })
    void exit.then(() => ended(new Error(`The site exited:\n${mistakes}`)))
  })
  return {
    url: await url,
    panelLink,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await exit
    },
  }
}
