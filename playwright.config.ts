import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'

const executablePath = findChromium()

/**
 * Chromium uses only the last `--disable-features`, so this list repeats Playwright's own. Our additions are at the end:
 * the popups of the address bar and the spare renderer, three processes per page and a third of the CPU time.
 */
const NOT_NEEDED = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
]

export default defineConfig({
  testMatch: ['test/e2e/**/*.e2e.ts', 'src/capabilities/*/test/*.e2e.ts'],
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A long journey takes half a minute on a machine that is four times busy. Each expectation has its own limit.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/tests/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'tr-TR',
    // A service worker would answer requests that a test intercepts. It has tests of its own.
    serviceWorkers: 'block',
    // The office's days are in Istanbul time, wherever the visitor is.
    timezoneId: 'America/Los_Angeles',
    // Traces of all tests take a sixth of the total time. A failed test prints the content of its page; `--trace on`
    // records a trace.
    trace: 'off',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Without hinting, letters have the same widths as on Windows.
        '--font-render-hinting=none',
        // Tests must not leave the machine; passkeys need the name “localhost”. A resolver rule is used because
        // intercepting requests would disable the HTTP cache.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
        `--disable-features=${NOT_NEEDED.join(',')}`,
      ],
    },
  },
})
