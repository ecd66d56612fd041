import type { Plugin } from 'vite'

/**
 * uPlot creates a default number format when it loads, with the browser's language. A language such as "C" would make
 * that throw.
 */
const BY_LANGUAGE = "new Intl.NumberFormat(domEnv ? nav.language : 'en-US')"

/** Replaces that format, because our charts format all figures themselves. */
export const chartFigures: Plugin = {
  name: 'chart-figures',
  transform: {
    filter: { id: /uPlot\.esm\.js$/ },
    handler(code) {
      if (!code.includes(BY_LANGUAGE))
        throw new Error('uPlot creates its number format differently now: check that it loads with the language "C"')
      return { code: code.replace(BY_LANGUAGE, '{ format: String }'), map: null }
    },
  },
}
