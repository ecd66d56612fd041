import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { SCRIPT_TARGET, SHEET_TARGET } from './scripts/browser-floor.ts'

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react()],
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
          input: 'src/web/entry.client.tsx',
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
        copyPublicDir: false,
        rolldownOptions: { input: ['src/web/entry.server.tsx', 'src/server/store/query-builder.ts'] },
      },
    },
  },
}))
