import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'

const executablePath = findChromium()

/**
 * The last `--disable-features` counts, so what Playwright turns off itself stands here as well. Ours, at the end: the
 * address bar's popups and the renderer in reserve, three processes for each page, a third of the CPU of all browser
 * tests.
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
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/tests/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'tr-TR',
    // A worker would answer what a test routes; what it does has tests of its own.
    serviceWorkers: 'block',
    // The office's days are Istanbul's wherever the visitor is.
    timezoneId: 'America/Los_Angeles',
    // A trace of every test takes a sixth of the time of all. A test that fails says what stood on its page; with
    // `--trace on` it films itself.
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
        // Letters as wide as windows have them.
        '--font-render-hinting=none',
        // No test leaves the machine, which is “localhost” to passkeys. A rule, since what intercepts requests does so
        // for all of them, and turns off the HTTP cache.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
        `--disable-features=${NOT_NEEDED.join(',')}`,
      ],
    },
  },
})
