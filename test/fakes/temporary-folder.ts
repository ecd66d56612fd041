import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates a folder and deletes it when the current test has finished. For tests and `beforeEach`. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'angun-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
