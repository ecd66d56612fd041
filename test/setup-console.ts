import { format } from 'node:util'
import { afterEach, beforeEach, expect } from 'vitest'

/**
 * Fails a test if it prints a `console.error` that it did not declare, or does not print one that it declared. React
 * reports hydration mismatches, missing keys and wrong props only there.
 */
let declared: RegExp[] = []
let printed: string[] = []

/** Declares that the current test provokes a `console.error` whose text matches the pattern. */
export function expectConsoleError(pattern: RegExp): void {
  declared.push(pattern)
}

beforeEach(() => {
  declared = []
  printed = []
  console.error = (...values: unknown[]): void => {
    printed.push(format(...values))
  }
})

afterEach(() => {
  const undeclared = printed.filter((line) => !declared.some((pattern) => pattern.test(line)))
  const missing = declared.filter((pattern) => !printed.some((line) => pattern.test(line)))
  expect(undeclared, 'console.error that the test did not declare').toEqual([])
  expect(missing, 'console.error that was declared but not printed').toEqual([])
})
