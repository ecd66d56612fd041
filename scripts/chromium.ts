/** Finds the browser for the browser tests. */
import { existsSync, globSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

/** Names in PATH. Debian's headless shell is first, because it runs the tests in half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]

/** Installations outside of PATH. */
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

/** The folder of Playwright's own browser, inside the clone, so that nothing outside it changes. */
export const BROWSERS = resolve(import.meta.dirname, '../.cache/browsers')

/** Debian's headless Chromium. */
export const CHROMIUM_PACKAGE = 'chromium-headless-shell'

/** Returns the browser that `CHROMIUM_PATH` names, else an installed one by name, else Playwright's own. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const byName = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  const own = globSync(join(BROWSERS, 'chromium_headless_shell-*/*/{chrome-headless-shell,headless_shell}{,.exe}'))
  return [process.env.CHROMIUM_PATH ?? '', ...byName, ...PLACES, ...own].find((path) => path !== '' && existsSync(path))
}
