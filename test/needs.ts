import type { TestContext, TestOptions } from 'vitest'
import { type Absence, absenceOf, type NeedName } from '../scripts/needs.ts'

/** Returns options that skip a test or a group if one of these tools is absent from the machine. */
export function needs(...names: readonly NeedName[]): TestOptions {
  const absence = firstAbsence(names)
  return absence === undefined ? {} : { skip: true, meta: { absence } }
}

/** Does the same from a `beforeEach`, for a whole file or for a group whose other hooks run anyway. */
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
