/** How Node runs the built site: at `npm start` and in benchmarks. The services of `deploy/` say the same, each in its own file. */

/** Young objects get 2 MB a half in place of 16: with malloc's settings below an idle server holds 145 MB in place of 201. */
export const FLAGS = ['--max-semi-space-size=2', '--expose-gc']

/**
 * The compile cache makes a start shorter by a third; two arenas of glibc's malloc are enough for a server of one busy thread, and what it
 * frees goes back to the system: the threshold is glibc's own, which grows unless it is named.
 */
export const ENVIRONMENT = {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
