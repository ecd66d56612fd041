import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, of the operations and engines: begun last, each would keep the run waiting for it alone. */
export const LONGEST = [
  'test/operations/guide.test.ts',
  'test/operations/replicas.test.ts',
  'test/engines/webkit.test.ts',
  'test/engines/firefox.test.ts',
  'test/operations/database-failover.test.ts',
  'test/operations/database-faults.test.ts',
  'test/operations/postgres-faults.test.ts',
  'test/operations/two-panels.test.ts',
  'test/operations/counter-command.test.ts',
  'test/operations/office-commands.test.ts',
]

/** Also where no run before has left the times of its files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number => {
      const rank = LONGEST.findIndex((path) => moduleId.endsWith(path))
      return rank === -1 ? LONGEST.length : rank
    }
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's method of that name, no array's
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
