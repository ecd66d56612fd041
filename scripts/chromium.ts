/** The browser of the browser tests: found on the machine, or installed there. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium on this machine: the one that `CHROMIUM_PATH` names, an installed one, Playwright's own. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', ...PLACES, chromium.executablePath()].find((path) => existsSync(path))
}

/** Finds Chromium or installs it, as Debian's package where we may, else as Playwright's own download. */
export function bringChromium(): string | undefined {
  const found = findChromium()
  if (found !== undefined) return found
  console.log('No Chromium here: installing it for the browser tests …')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  }
  if (findChromium() === undefined)
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  return findChromium()
}

function run(program: string, args: string[]): void {
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
