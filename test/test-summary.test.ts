import { describe, expect, test } from 'vitest'
import type { Installation } from '../scripts/packages.ts'
import { skippedLines } from '../scripts/test-summary.ts'

const nginx = { title: 'compresses', need: 'nginx', reason: 'there is no nginx', packages: ['nginx', 'openssl'] }
const machine = { title: 'starts', need: 'machine', reason: 'this kernel refuses', packages: [] }
const all: Installation = { kind: 'tried', unreachable: [] }
const none: Installation = { kind: 'tried', unreachable: ['nginx'] }
const refused: Installation = { kind: 'refused', reason: 'only root may install it' }

describe('the end of a run names what was skipped', () => {
  test('a line for each reason, with the number of tests', () => {
    const { lines } = skippedLines([nginx, machine, { ...nginx, title: 'serves' }], none, false)
    expect(lines).toEqual([
      '– nginx, 2 tests: there is no nginx; apt reaches no nginx',
      '– machine, 1 test: this kernel refuses',
    ])
  })

  test('what nobody gives a reason for is a failure anywhere', () => {
    expect(skippedLines([{ title: 'sums', packages: [] }], undefined, false)).toEqual({
      lines: ['✗ sums, 1 test: nobody says why'],
      failed: 1,
    })
  })

  test('in CI a skip of what could have been installed is a failure', () => {
    expect(skippedLines([nginx, machine], all, true)).toEqual({
      lines: [
        '✗ nginx, 1 test: there is no nginx; apt could have installed it',
        '– machine, 1 test: this kernel refuses',
      ],
      failed: 1,
    })
    expect(skippedLines([nginx], all, false).failed).toBe(0)
  })

  test('in CI it is none where nobody may install, or apt reaches nothing', () => {
    expect(skippedLines([nginx], refused, true)).toEqual({
      lines: ['– nginx, 1 test: there is no nginx; only root may install it'],
      failed: 0,
    })
    expect(skippedLines([nginx], none, true).failed).toBe(0)
  })
})
