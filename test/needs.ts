import type { TestContext, TestOptions } from 'vitest'
import { type Absence, absenceOf, type NeedName } from '../scripts/needs.ts'

/** Options of a test or of a group that can't run without these: skipped by name where one is absent. */
export function needs(...names: readonly NeedName[]): TestOptions {
  const absence = firstAbsence(names)
  return absence === undefined ? {} : { skip: true, meta: { absence } }
}

/** The same for all tests of a file, or of a group whose hooks run all the same: for its `beforeEach`. */
export function skipWithout(...names: readonly NeedName[]): (context: TestContext) => void {
  const absence = firstAbsence(names)
  return ({ task, skip }) => {
    if (absence === undefined) return
    task.meta.absence = absence
    skip()
  }
}

function firstAbsence(names: readonly NeedName[]): Absence | undefined {
  return names.map(absenceOf).find((absence) => absence !== undefined)
}
