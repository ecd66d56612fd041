/** Provides the browser of `npm test`: an installed one, else Playwright's own in the clone, else Debian's if allowed. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { BROWSERS, CHROMIUM_PACKAGE, findChromium } from './chromium.ts'
import { canInstall, installPackages } from './packages.ts'
import type { RunProgram } from './test-programs.ts'

/** Resolves to the reason if there is no browser; undefined means that one runs. */
export async function provideChromium(run: RunProgram): Promise<string | undefined> {
  if (runs(findChromium())) return undefined
  console.log(`There is no Chromium: downloading Playwright’s own into ${BROWSERS} …`)
  await run(['@playwright/test/cli.js', 'install', '--only-shell', '--no-progress', 'chromium'], {
    output: 'pipe',
    variables: { PLAYWRIGHT_BROWSERS_PATH: BROWSERS, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  })
  if (runs(findChromium())) return undefined
  if (!existsSync('/usr/bin/apt-get')) return 'there is no Chromium, and Playwright’s own could not be downloaded'
  if (!canInstall() || process.stdin.isTTY || process.stdout.isTTY)
    return `there is no Chromium; this installs one: sudo apt-get install ${CHROMIUM_PACKAGE}`
  console.log(`Installing by apt: ${CHROMIUM_PACKAGE} …`)
  await installPackages([CHROMIUM_PACKAGE])
  // Some distributions have only the edition with windows.
  if (!runs(findChromium())) await installPackages(['chromium'])
  return runs(findChromium()) ? undefined : 'there is no Chromium, and apt could not install one'
}

/** Returns true if the browser starts: Playwright’s own may lack system libraries. */
function runs(path: string | undefined): boolean {
  if (path === undefined) return false
  // On Windows, the check would open a window.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}
