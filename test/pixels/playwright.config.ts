import { defineConfig } from '@playwright/test'
import siteTests from '../../playwright.config.ts'

/** Draws the pictures that `scripts/compare-pages.ts` compares. */
export default defineConfig({
  ...siteTests,
  testDir: '.',
  testMatch: '**/*.pixels.ts',
  outputDir: '../../.cache/pixels/results',
  timeout: 300_000,
  reporter: [['list']],
  use: { ...siteTests.use, actionTimeout: 20_000 },
})
