import { format } from 'node:util'
import { afterEach, beforeEach, expect } from 'vitest'

/**
 * A test fails on every `console.error` that it did not declare, and on every declared one that did not come.
 * React reports hydration mismatches, missing keys and wrong props only there.
 */
let declared: RegExp[] = []
let printed: string[] = []

/** Declares that the current test provokes a `console.error` whose text matches. */
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
  expect(missing, 'console.error that was declared and did not come').toEqual([])
})
