import type { Plugin } from 'vite'

/**
 * What uPlot asks of the browser's language and time zone when it loads. Our charts write all figures and dates
 * themselves. A language such as "C" would make the first throw, and the second takes 70 ms on a slow phone.
 */
const AT_LOAD: readonly (readonly [string, string])[] = [
  ["new Intl.NumberFormat(domEnv ? nav.language : 'en-US')", '{ format: String }'],
  ['new Intl.DateTimeFormat().resolvedOptions().timeZone', "'Europe/Istanbul'"],
]

/** Replaces them. Throws if uPlot does so differently. */
export const chartFigures: Plugin = {
  name: 'chart-figures',
  transform: {
    filter: { id: /uPlot\.esm\.js$/ },
    handler(code) {
      const replaced = AT_LOAD.reduce((text, [asked, known]) => {
        if (!text.includes(asked)) throw new Error(`uPlot has changed: it has no ${asked}`)
        return text.replace(asked, known)
      }, code)
      return { code: replaced, map: null }
    },
  },
}
