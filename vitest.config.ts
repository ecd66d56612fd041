import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { RunReporter } from './scripts/test-runs.ts'

const report = process.env.RUN_REPORT

/** Conditions within a process are met after milliseconds and are cheap to check. */
const WITHIN_A_PROCESS = { poll: { interval: 10 } }

export default defineConfig({
  test: {
    reporters: ['default', ...(report === undefined ? [] : [new RunReporter(report)])],
    // Marks the tests of the running site that belong to `npm test`.
    tags: [{ name: 'core', timeout: 30_000 }],
    maxWorkers: availableParallelism(),
    // One process for many files, because a new process for each file took two fifths of the time.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    // Tests use real sockets on a busy machine, so a condition may take longer than the default of one second. Tests
    // poll conditions and never sleep.
    expect: { poll: { timeout: 10_000 } },
    unstubEnvs: true,
    unstubGlobals: true,
    // The office's days are in Istanbul time everywhere, so the tests run in a distant time zone.
    env: { TZ: 'America/Los_Angeles' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['test/operations/**', 'test/engines/**', '**/*.database.test.ts'],
          setupFiles: ['test/setup-console.ts'],
          expect: WITHIN_A_PROCESS,
        },
      },
      {
        // These tests start the built site as a process, so they need the build.
        extends: true,
        test: {
          name: 'operations',
          environment: 'node',
          include: ['test/operations/**/*.test.ts'],
          setupFiles: ['test/setup-console.ts'],
          // Replicas wait for leases in real time, several in a test; hooks start databases and a machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Database tests are beside the server's sources, and share one PostgreSQL.
        extends: true,
        test: {
          name: 'databases',
          environment: 'node',
          include: ['src/**/*.database.test.ts'],
          setupFiles: ['test/setup-console.ts'],
        },
      },
      {
        // The built site in Firefox and WebKit, in parallel.
        extends: true,
        test: {
          name: 'engines',
          environment: 'node',
          include: ['test/engines/**/*.test.ts'],
          setupFiles: ['test/setup-console.ts'],
          // A hook starts two sites and a browser, while a test drives two more browsers.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['src/{web,capabilities}/**/*.test.tsx'],
          setupFiles: ['test/setup-console.ts', 'test/setup-dom.ts'],
          expect: WITHIN_A_PROCESS,
        },
      },
    ],
  },
})
