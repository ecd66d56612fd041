import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { SCRIPT_TARGET, SHEET_TARGET } from './scripts/browser-floor.ts'
import { chartFigures } from './scripts/chart-figures.ts'
import { headScript } from './scripts/head-script.ts'
import { LANGUAGE_ENTRY } from './src/contract/languages.ts'
import { PANEL_ENTRY } from './src/contract/panel/page.ts'

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), headScript, chartFigures],
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: '[local]_[hash]' } },
  },
  build: {
    // By the content policy, fonts and scripts come from the site itself: nothing is inlined into another file.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What every page has already needs no tag, and no wait for it, when another chunk is loaded.
      resolveDependencies: (_, files) => files.filter((file) => !/\/(?:rolldown-runtime|react|frame)-/.test(file)),
    },
    // One sheet for all pages: a visitor fetches it once, in one request, before the first paint.
    cssCodeSplit: false,
    reportCompressedSize: false,
    // How long each plugin took says nothing about what was built.
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
          // Whoever imports one name of a module's index loads that name's file alone; domain and contract are pure.
          treeshake: {
            moduleSideEffects: [{ test: /src\/(?:web\/.*\/index\.ts$|domain\/|contract\/)/, sideEffects: false }],
          },
          output: {
            codeSplitting: {
              groups: [
                // What every page needs comes in two files in place of some twenty: it compresses better, and React's
                // stays in caches from release to release.
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                  tags: ['$initial'],
                },
                // The entry stays out: it awaits a page whose chunk imports these.
                { name: 'frame', test: /^(?!.*entry\.client)/, tags: ['$initial'] },
                // What so many pages and islands or more need of a folder. Apart, half of the weight of small modules
                // would be that of chunks; together, pages would load what they never show: the figures fit the
                // budgets of sizes.
                {
                  name: 'ui',
                  test: /\/web\/ui\/(?!ShareActions|use-copied|MovementFigure|QuoteAge|Table|Field|AmountBox|amount-typing|RadioChoice)/,
                  minShareCount: 5,
                },
                // Many pages have one of these, most have none, and a group below would draw them in with what it needs.
                { name: 'table', test: /\/web\/ui\/Table/ },
                { name: 'field', test: /\/web\/ui\/Field/ },
                { name: 'metals', test: /\/domain\/instrument\b/ },

                { name: 'rates', test: /\/(features\/rates\/|ui\/QuoteAge)/, minShareCount: 6 },
                { name: 'boards', test: /\/features\/rates\//, minShareCount: 3 },
                { name: 'chart', test: /\/features\/chart\//, minShareCount: 3 },
                // A sum, typed and written: the one thing that gold shares with the calculator.
                {
                  name: 'amount',
                  test: /\/(copy\/moment|contract\/(question-names|shared-moment)|domain\/(amount|conversion|deal)|ui\/(AmountBox|Facts|SumFigure|AnnouncedAnswer)|format\/money-text|navigation\/address)\b/,
                  minShareCount: 2,
                },
                // What each sum needs: of currencies on its page and in the small form, and of gold.
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
    // The board in the shop window is a program of its own: what it needs is in no file of the pages.
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
          // Beside that of the pages: src/server/pages/production-build.ts reads both.
          manifest: '.vite/manifest-tabela.json',
          rolldownOptions: {
            input: 'src/web/window-board/window-entry.client.tsx',
            // Of the site's parts, only what the board names.
            treeshake: { moduleSideEffects: [{ test: /src\/(?!.*window-board)/, sideEffects: false }] },
            output: {
              entryFileNames: 'assets/tabela-[hash].js',
              // Faces and marks are those of the pages, by the same names.
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
    // So is the page in another language: Turkish pages grow by nothing of it.
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
              moduleSideEffects: [{ test: /src\/(?:web\/.*\/index\.ts$|domain\/|contract\/)/, sideEffects: false }],
            },
            output: {
              entryFileNames: 'assets/language-[hash].js',
              chunkFileNames: 'assets/language-[name]-[hash].js',
              assetFileNames: ({ names }: { names: readonly string[] }) =>
                names.some((name) => name.endsWith('.css'))
                  ? 'assets/language-[hash][extname]'
                  : 'assets/[name]-[hash][extname]',
              // The first scripts are one file, because it compresses better. Words are a chunk for each language.
              codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
            },
          },
        },
      },
    }),
    // So is the office's panel, which the public server has no file of.
    ...(command === 'build' && {
      panel: {
        consumer: 'client' as const,
        build: {
          target: SCRIPT_TARGET,
          cssTarget: SHEET_TARGET,
          outDir: 'dist/panel',
          copyPublicDir: false,
          // One sheet for all its pages, in the document: parts of the kit need theirs before they are drawn.
          cssCodeSplit: false,
          manifest: true,
          rolldownOptions: {
            input: PANEL_ENTRY,
            treeshake: { moduleSideEffects: [{ test: /src\/(?!.*panel)/, sideEffects: false }] },
            output: {
              entryFileNames: 'assets/panel-[hash].js',
              // One file compresses better than the fourteen that its pages share parts by.
              codeSplitting: { groups: [{ name: 'frame', test: /^(?!.*entry\.client)/, tags: ['$initial'] }] },
            },
          },
        },
      },
    }),
    ssr: {
      // Built: React in its production build. Vite's own server can't run CommonJS.
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
          input: { 'entry.server': 'src/web/app/entry.server.tsx' },
          // Node keeps the text of what it runs. Names stay, for who reads where something failed.
          output: { minify: { compress: false, mangle: false, codegen: true } },
        },
      },
    },
  },
}))
