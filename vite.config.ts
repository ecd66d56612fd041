import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { SCRIPT_TARGET, SHEET_TARGET } from './scripts/browser-floor.ts'
import { chartFigures } from './scripts/chart-figures.ts'
import { classNames } from './scripts/class-names.ts'
import { currencyColumns } from './scripts/currency-columns.ts'
import { headScript } from './scripts/head-script.ts'
import { plainImports } from './scripts/plain-imports.ts'
import { LANGUAGE_ENTRY } from './src/contract/languages.ts'
import { PANEL_ENTRY } from './src/contract/panel/page.ts'

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), ...classNames, headScript, chartFigures, currencyColumns, plainImports],
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: '[local]_[hash]' } },
  },
  build: {
    // The content security policy allows fonts and scripts from the site only, so nothing is inlined.
    assetsInlineLimit: 0,
    // head.js has already requested the chunks of a page. Vite's own preload links took a slow phone 60 ms more.
    modulePreload: false,
    // One style sheet for all pages: a visitor fetches it once, in one request, before the first paint.
    cssCodeSplit: false,
    reportCompressedSize: false,
    // Timings of plugins are no problem of the build.
    rolldownOptions: { checks: { bundlerTimings: false } },
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
          // Importing one name of an index loads only the file of that name; domain and contract have no side effects.
          treeshake: {
            moduleSideEffects: [
              {
                test: /src\/(?:web\/.*\/index\.ts$|(?:capabilities\/[^/]+\/)?(?:domain|contract)\/)/,
                sideEffects: false,
              },
            ],
          },
          output: {
            codeSplitting: {
              groups: [
                // Common code is in two files instead of some twenty: it compresses better, and React's file stays in caches
                // from release to release.
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                  tags: ['$initial'],
                },
                // The entry is excluded, because it awaits a page whose chunk imports these modules.
                { name: 'frame', test: /^(?!.*entry\.client)/, tags: ['$initial'] },
                // Modules that at least `minShareCount` chunks share. A lower count would create many small chunks; a higher one
                // would make pages load code that they never use. The numbers fit the size budgets.
                {
                  name: 'ui',
                  test: /\/web\/ui\/(?!ShareActions|use-copied|MovementFigure|QuoteAge|Table|Field|AmountBox|amount-typing|RadioChoice)/,
                  minShareCount: 5,
                },
                // Only some pages use these modules, and the groups below would add them to all.
                { name: 'table', test: /\/web\/ui\/Table/ },
                { name: 'field', test: /\/web\/ui\/Field/ },
                { name: 'metals', test: /\/domain\/instrument\b/ },

                { name: 'rates', test: /\/(features\/rates\/|ui\/QuoteAge|copy\/turkish-prices)/, minShareCount: 5 },
                { name: 'boards', test: /\/features\/rates\//, minShareCount: 3 },
                { name: 'chart', test: /\/features\/chart\//, minShareCount: 3 },
                // The code that the gold page shares with the calculator: typed and written sums.
                {
                  name: 'amount',
                  test: /\/(copy\/moment|contract\/(question-names|shared-moment)|domain\/(amount|conversion|deal)|ui\/(AmountBox|Facts|SumFigure|AnnouncedAnswer)|format\/money-text)\b/,
                  minShareCount: 2,
                },
                // The code of every sum: of currencies on its page and in the small form, and of gold.
                {
                  name: 'sum',
                  test: /\/(features\/sum\/(?!sum-islands|gold-sum-island|AskTheCounter|use-sum-message)|contract\/(goods|sum-query|visitor-kind|shared-link)|domain\/sum)\b/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
    // The window board is a separate program, so that pages contain none of its code.
    ...(command === 'build' && {
      tabela: {
        consumer: 'client' as const,
        build: {
          target: SCRIPT_TARGET,
          cssTarget: SHEET_TARGET,
          outDir: 'dist/client',
          emptyOutDir: false,
          copyPublicDir: false,
          cssCodeSplit: true,
          // Stored beside the manifest of the pages, because src/server/pages/production-build.ts reads both.
          manifest: '.vite/manifest-tabela.json',
          rolldownOptions: {
            input: 'src/web/window-board/window-entry.client.tsx',
            // Modules of the site are included only if the board uses them.
            treeshake: { moduleSideEffects: [{ test: /src\/(?!.*window-board)/, sideEffects: false }] },
            output: {
              entryFileNames: 'assets/tabela-[hash].js',
              // Fonts and pictures have the same names as those of the pages.
              assetFileNames: ({ names }: { names: readonly string[] }) =>
                names.some((name) => name.endsWith('.css'))
                  ? 'assets/tabela-[hash][extname]'
                  : 'assets/[name]-[hash][extname]',
              codeSplitting: false,
            },
          },
        },
      },
    }),
    // The page in another language is a separate program, too, so that Turkish pages do not grow.
    ...(command === 'build' && {
      languages: {
        consumer: 'client' as const,
        build: {
          target: SCRIPT_TARGET,
          cssTarget: SHEET_TARGET,
          outDir: 'dist/client',
          emptyOutDir: false,
          copyPublicDir: false,
          cssCodeSplit: false,
          manifest: '.vite/manifest-languages.json',
          rolldownOptions: {
            input: LANGUAGE_ENTRY,
            treeshake: {
              moduleSideEffects: [
                {
                  test: /src\/(?:web\/.*\/index\.ts$|(?:capabilities\/[^/]+\/)?(?:domain|contract)\/)/,
                  sideEffects: false,
                },
              ],
            },
            output: {
              entryFileNames: 'assets/language-[hash].js',
              chunkFileNames: 'assets/language-[name]-[hash].js',
              assetFileNames: ({ names }: { names: readonly string[] }) =>
                names.some((name) => name.endsWith('.css'))
                  ? 'assets/language-[hash][extname]'
                  : 'assets/[name]-[hash][extname]',
              // The first scripts are one file, because it compresses better. The texts of each language are a chunk.
              codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
            },
          },
        },
      },
    }),
    // The panel is a separate program, and the public server has none of its files.
    ...(command === 'build' && {
      panel: {
        consumer: 'client' as const,
        build: {
          target: SCRIPT_TARGET,
          cssTarget: SHEET_TARGET,
          outDir: 'dist/panel',
          copyPublicDir: false,
          // One style sheet for all pages, linked in the document, because components need it before they are drawn.
          cssCodeSplit: false,
          manifest: true,
          rolldownOptions: {
            input: PANEL_ENTRY,
            treeshake: { moduleSideEffects: [{ test: /src\/(?!.*panel)/, sideEffects: false }] },
            output: {
              entryFileNames: 'assets/panel-[hash].js',
              // Three files compress better than forty: the first one, the pages of prices, and all others.
              codeSplitting: {
                groups: [
                  { name: 'frame', test: /^(?!.*entry\.client)/, tags: ['$initial'] },
                  { name: 'prices', test: /\/panel\/prices\// },
                  { name: 'office', test: /\/panel\/(office|messages|people|status)\// },
                ],
              },
            },
            // The first file contains no icon that only later pages use.
            optimization: { inlineConst: { mode: 'all', pass: 2 } },
          },
        },
      },
    }),
    ssr: {
      // The build bundles React's production build. Vite's own server cannot run CommonJS.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
      build: {
        outDir: 'dist/server',
        // A page's own sheet is named by its hash, so this build must produce the same content as the client's build.
        cssTarget: SHEET_TARGET,
        cssMinify: 'lightningcss',
        copyPublicDir: false,
        rolldownOptions: {
          input: { 'entry.server': 'src/web/app/entry.server.tsx' },
          output: {
            // The server loads every page when it starts, and one file loads faster than 134.
            codeSplitting: false,
            // Node keeps the source text of what it runs, so it is minified. Names are kept for readable stack traces.
            minify: { compress: false, mangle: false, codegen: true },
          },
        },
      },
    },
  },
}))
