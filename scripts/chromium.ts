/** The browser of the browser tests. */
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
