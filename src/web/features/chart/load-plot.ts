import type { createPlot } from './plot.ts'

/** A letter of each of the font's two files. */
const GLYPHS = 'A\u20BA'

/** Brings the drawing with its library, uPlot, and the font that it writes with. Asked for again, it is there. */
export async function loadPlot(): Promise<typeof createPlot> {
  const plot = await import('./plot.ts')
  // Where it can't come, the drawing is written in what the machine has.
  await Promise.allSettled(plot.PLOT_FONTS.map((font) => document.fonts.load(font, GLYPHS)))
  return plot.createPlot
}
