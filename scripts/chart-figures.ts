import type { Plugin } from 'vite'

/**
 * What uPlot writes figures with that nobody gave it a format for, made as it loads, by a name that may be no language
 * ("C"): it throws then.
 */
const BY_LANGUAGE = "new Intl.NumberFormat(domEnv ? nav.language : 'en-US')"

/** Our charts format each figure themselves. */
export const chartFigures: Plugin = {
  name: 'chart-figures',
  transform: {
    filter: { id: /uPlot\.esm\.js$/ },
    handler(code) {
      if (!code.includes(BY_LANGUAGE))
        throw new Error('uPlot formats figures in another way now: may it still not load?')
      return { code: code.replace(BY_LANGUAGE, '{ format: String }'), map: null }
    },
  },
}
