import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { SCRIPT_TARGET, SHEET_TARGET } from './scripts/browser-floor.ts'
import { headScript } from './scripts/head-script.ts'

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), headScript],
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: '[local]_[hash]' } },
  },
  build: {
    // The content policy lets fonts and scripts come from the site itself only, so nothing is written into the text of another file.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What every page has already needs no tag, and no wait for it, when another chunk is brought.
      resolveDependencies: (_, files) => files.filter((file) => !/\/(?:rolldown-runtime|react|frame)-/.test(file)),
    },
    // One sheet for all pages: a visitor fetches it once, in one request, before the first paint.
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        target: SCRIPT_TARGET,
        cssTarget: SHEET_TARGET,
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'src/web/app/entry.client.tsx',
          // Whoever imports one name of a module's index loads that name's file alone; domain and contract are pure.
          treeshake: {
            moduleSideEffects: [{ test: /src\/(?:web\/.*\/index\.ts$|domain\/|contract\/)/, sideEffects: false }],
          },
          output: {
            // What every page needs comes in two files in place of some twenty: it compresses better, and React's stays in caches from
            // release to release. The entry stays out: it awaits a page whose chunk imports these.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                  tags: ['$initial'],
                },
                { name: 'frame', test: /^(?!.*entry\.client)/, tags: ['$initial'] },
                // Small modules that many pages share: apart, half of their weight would be that of chunks.
                {
                  name: 'ui',
                  test: /web[\\/]ui[\\/](Icon|icons|VisuallyHidden|Button|Chip)\b|web[\\/]ui[\\/]use-hydrated\b/,
                  minShareCount: 2,
                },
                {
                  name: 'freshness',
                  test: /rates[\\/](QuoteTime|OpeningStatus|SourceChip|shown-freshness)\b/,
                  minShareCount: 2,
                },
                {
                  name: 'amount',
                  test: /(ui[\\/]AmountBox|format[\\/]money-text)\b|copy[\\/]calculator|navigation[\\/]address\b|domain[\\/]conversion\b/,
                  minShareCount: 2,
                },
                // What the calculator and its small form share.
                {
                  name: 'question',
                  test: /contract[\\/]calculator-query\b|calculator[\\/](question-form|use-calculation|Sum)\b/,
                  minShareCount: 2,
                },
                {
                  name: 'choice',
                  test: /chart[\\/]chart-choice\b|islands[\\/]island\b/,
                  minShareCount: 2,
                },
                {
                  name: 'rates',
                  test: /features[\\/]rates[\\/](Board|RateRow|EmptyBody|SourceAnnouncement|OfficeNotice)\b/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Built: React in its production build, in one file. Vite's own server can't run CommonJS.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
      build: {
        outDir: 'dist/server',
        // A page's own sheet is named after what is in it: it must come out as the browser's build makes it.
        cssTarget: SHEET_TARGET,
        cssMinify: 'lightningcss',
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/web/app/entry.server.tsx',
          // Node keeps the text of what it runs. Names stay, for who reads where something failed.
          output: { minify: { compress: false, mangle: false, codegen: true } },
        },
      },
    },
  },
}))
