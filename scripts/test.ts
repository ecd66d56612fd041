/**
 * Usage: test.ts check | test | all | setup, or test.ts test CHECK|FILE [-t NAME] for one of them. CONTRIBUTING.md lists
 * the tiers. A failed check does not stop the others. The last line counts tests, and each other failed check as one
 * test, so "0 failed" means success.
 */
import { mkdirSync } from 'node:fs'
import { provideChromium } from './test-browser.ts'
import { openPrograms } from './test-programs.ts'
import type { TestRun } from './test-runs.ts'
import { setUp } from './test-setup.ts'
import { REPORTS, testStages } from './test-stages.ts'
import { printSummary } from './test-summary.ts'

const [tier = '', ...chosen] = process.argv.slice(2)
const ci = process.env.CI !== undefined
mkdirSync(REPORTS, { recursive: true })

if (tier === 'setup') process.exitCode = printSummary({ runs: [await setUp()], stages: [], ci: false })
else {
  await using programs = openPrograms()
  const stages = testStages(programs.run)
  let provided: Promise<string | undefined> | undefined
  const chromium = (): Promise<string | undefined> => (provided ??= provideChromium(programs.run))
  const runs = chosen.length > 0 ? stages.alone(chosen, chromium) : await runTier(stages, chromium)
  process.exitCode = printSummary({ runs: await runs, stages: stages.finished, ci })
}

async function runTier(
  stages: ReturnType<typeof testStages>,
  chromium: () => Promise<string | undefined>,
): Promise<TestRun[]> {
  if (tier === 'check') return stages.checks()
  void chromium()
  const build = stages.build()
  if (tier === 'all') {
    // The stages run one after the other, because they take as long together, and tests then time out.
    return [
      await build,
      await stages.operations(),
      await stages.browsers('rest', chromium),
      await stages.engines(),
      await stages.capabilities(),
    ].flat()
  }
  // The compiler, the linter and the unit tests use all cores, so time-critical tests run after them.
  const checked = await Promise.all([build, stages.checks()])
  const journeys = await Promise.all([stages.site(), stages.browsers('core', chromium)])
  return [...checked, ...journeys].flat()
}
