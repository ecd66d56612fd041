/** `npm run test:setup`: installs what `npm run test:all` needs beyond npm packages, after printing the list. */
import { CHROMIUM_PACKAGE, findChromium } from './chromium.ts'
import { absences } from './needs.ts'
import { canInstall, installPackages } from './packages.ts'
import type { TestRun } from './test-runs.ts'

/** Each requirement counts as one test: passed if it is met, failed if apt failed, else skipped with the reason. */
export async function setUp(): Promise<TestRun> {
  const missing = missingPackages()
  const failure = missing.length === 0 ? undefined : await install(missing)
  const all = absences()
  return {
    passed: all.met,
    failed: failure === undefined ? [] : [{ title: 'apt-get install', errors: [failure] }],
    skipped: all.absent.map(({ need, reason }) => ({ title: need, need, reason, isInstallable: false })),
    files: [],
  }
}

function missingPackages(): string[] {
  const browser = findChromium() === undefined ? [CHROMIUM_PACKAGE] : []
  return [...new Set([...browser, ...absences().absent.flatMap(({ packages }) => packages)])]
}

/** Resolves to the failure; undefined means success. */
async function install(packages: readonly string[]): Promise<string | undefined> {
  if (!canInstall()) {
    console.log(`Only root on Debian can install the missing packages: sudo apt-get install ${packages.join(' ')}`)
    return undefined
  }
  console.log(`Installing by apt, without starting their services: ${packages.join(' ')} …`)
  const { unreachable, failure } = await installPackages(packages)
  if (unreachable.length > 0) console.log(`apt cannot reach: ${unreachable.join(' ')}`)
  return failure
}
