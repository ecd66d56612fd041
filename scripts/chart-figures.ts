import type { Plugin } from 'vite'

/**
 * Expressions that uPlot evaluates when it loads, and their replacements. The first throws if the browser's language is
 * "C", and the second takes 70 ms on a slow phone. Our charts format all figures and dates themselves.
 */
const AT_LOAD: readonly (readonly [string, string])[] = [
  ["new Intl.NumberFormat(domEnv ? nav.language : 'en-US')", '{ format: String }'],
  ['new Intl.DateTimeFormat().resolvedOptions().timeZone', "'Europe/Istanbul'"],
]

/** Replaces these expressions. Throws if uPlot lacks one of them. */
export const chartFigures: Plugin = {
  name: 'chart-figures',
  transform: {
    filter: { id: /uPlot\.esm\.js$/ },
    handler(code) {
      const replaced = AT_LOAD.reduce((text, [expression, replacement]) => {
        if (!text.includes(expression)) throw new Error(`uPlot has changed: it has no ${expression}`)
        return text.replace(expression, replacement)
      }, code)
      return { code: replaced, map: null }
    },
  },
}
