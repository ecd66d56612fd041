/**
 * Installs what tests need where this machine lets us: as root, by apt; Chromium as Playwright's own download
 * elsewhere.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { missingPackages } from './needs.ts'

/** What came of it: why nobody may install here, or the packages that apt could not reach. */
export type Installation =
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'tried'; readonly unreachable: readonly string[] }

export async function installMissing(): Promise<Installation> {
  const browser = findChromium() === undefined ? ['chromium-headless-shell'] : []
  const installation = await byApt([...browser, ...missingPackages()])
  // Not every distribution has the one without windows.
  if (findChromium() === undefined) await byApt(['chromium'])
  if (findChromium() === undefined)
    await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  return installation
}

async function byApt(packages: readonly string[]): Promise<Installation> {
  if (packages.length === 0) return { kind: 'tried', unreachable: [] }
  if (process.getuid?.() !== 0) return { kind: 'refused', reason: 'only root may install it' }
  if (!existsSync('/usr/bin/apt-get')) return { kind: 'refused', reason: 'there is no apt to install it by' }
  console.log(`Installing for the tests: ${packages.join(' ')} …`)
  const { code, printed, said } = await run(join(import.meta.dirname, 'packages.sh'), packages)
  if (code !== 0) console.log(`apt could not install them:\n${said}`)
  return { kind: 'tried', unreachable: printed.split('\n').filter((line) => line !== '') }
}

/** In a session of its own: whoever ends the run must not leave half a package behind. */
function run(
  program: string,
  args: readonly string[],
): Promise<{ code: number | null; printed: string; said: string }> {
  const child = spawn(program, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let [printed, said] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve({ code, printed, said }))
  })
}
