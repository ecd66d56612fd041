/** `npm run test:setup`: installs what `npm run test:all` needs beyond npm's packages, and says so before. */
import { findChromium } from './chromium.ts'
import { absences } from './needs.ts'
import { canInstall, installPackages } from './packages.ts'
import { CHROMIUM_PACKAGE } from './test-browser.ts'
import type { TestRun } from './test-runs.ts'

/** Each need counts as one test: passed if it is met, failed if apt broke off, else skipped with its reason. */
export async function setUp(): Promise<TestRun> {
  const missing = missingPackages()
  const failure = missing.length === 0 ? undefined : await install(missing)
  const all = absences()
  return {
    passed: all.met,
    failed: failure === undefined ? [] : [{ title: 'apt-get install', errors: [failure] }],
    skipped: all.absent.map(({ need, reason }) => ({ title: need, need, reason, isMendable: false })),
    files: [],
  }
}

function missingPackages(): string[] {
  const browser = findChromium() === undefined ? [CHROMIUM_PACKAGE] : []
  return [...new Set([...browser, ...absences().absent.flatMap(({ packages }) => packages)])]
}

/** Resolves with what went wrong. */
async function install(packages: readonly string[]): Promise<string | undefined> {
  if (!canInstall()) {
    console.log(`Only root of a Debian can install the rest: sudo apt-get install ${packages.join(' ')}`)
    return undefined
  }
  console.log(`Installing by apt, without starting a service of them: ${packages.join(' ')} …`)
  const { unreachable, failure } = await installPackages(packages)
  if (unreachable.length > 0) console.log(`apt does not reach: ${unreachable.join(' ')}`)
  return failure
}
