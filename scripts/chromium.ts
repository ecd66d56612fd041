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

/** Debian's edition without windows. */
const HEADLESS = '/usr/bin/chromium-headless-shell'

/** Path of a Chromium on this machine: the one that `CHROMIUM_PATH` names, an installed one, Playwright's own. */
export function findChromium(): string | undefined {
  const places = [process.env.CHROMIUM_PATH ?? '', ...PLACES, chromium.executablePath(), HEADLESS]
  return places.find((path) => existsSync(path))
}

/**
 * One that tests in half the time for want of windows, else any. None where Playwright's own is the only one: it finds
 * its own by itself.
 */
export function findHeadlessChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', HEADLESS, ...PLACES].find((path) => existsSync(path))
}
