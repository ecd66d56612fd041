import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { RunReporter } from './scripts/test-runs.ts'

const report = process.env.RUN_REPORT

/** What these wait for comes within milliseconds, and is cheap to look at. */
const WITHIN_A_PROCESS = { poll: { interval: 10 } }

export default defineConfig({
  test: {
    reporters: ['default', ...(report === undefined ? [] : [new RunReporter(report)])],
    // Of the tests of the running site, those that belong to `npm test`.
    tags: [{ name: 'core', timeout: 30_000 }],
    maxWorkers: availableParallelism(),
    // One process for many files: a new one for each took two fifths of the time.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    // Real sockets on a loaded machine: a condition may take longer than the default second; it is awaited, never
    // slept for.
    expect: { poll: { timeout: 10_000 } },
    unstubEnvs: true,
    unstubGlobals: true,
    // The office's days are Istanbul's wherever the server or the visitor is: the tests run far from there to show it.
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
        // The built site as a process of its own: these need what the build makes.
        extends: true,
        test: {
          name: 'operations',
          environment: 'node',
          include: ['test/operations/**/*.test.ts'],
          setupFiles: ['test/setup-console.ts'],
          // Replicas wait for leases by their real clocks, several in a test; hooks start databases and a machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Beside the server's sources, and over one PostgreSQL for many files.
        extends: true,
        test: {
          name: 'databases',
          environment: 'node',
          include: ['src/**/*.database.test.ts'],
          setupFiles: ['test/setup-console.ts'],
        },
      },
      {
        // The built site in Firefox and WebKit, side by side.
        extends: true,
        test: {
          name: 'engines',
          environment: 'node',
          include: ['test/engines/**/*.test.ts'],
          setupFiles: ['test/setup-console.ts'],
          // A hook starts two sites and a browser, a test drives them beside two more browsers.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'web',
          // A sheet that is asked for by its address has none otherwise.
          css: { include: /\/(?:about|gold|official)-[\w-]+\.css/ },
          environment: 'jsdom',
          include: ['src/web/**/*.test.tsx'],
          setupFiles: ['test/setup-console.ts', 'test/setup-dom.ts'],
          expect: WITHIN_A_PROCESS,
        },
      },
    ],
  },
})
