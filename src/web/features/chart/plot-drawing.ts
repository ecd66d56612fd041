import type uPlot from 'uplot'

export type PlotColours = Readonly<ReturnType<typeof readColours>>

/** Reads the colours from custom properties, because a canvas cannot use them. */
export function readColours(element: Element) {
  const style = getComputedStyle(element)
  const token = (name: string): string => style.getPropertyValue(name).trim()
  const sell = token('--sell')
  const buy = token('--buy')
  // The colours have six digits, so two more digits are the opacity: 55 % and 22 %.
  return {
    sell,
    buy,
    faintSell: `${sell}8c`,
    faintBuy: `${buy}8c`,
    official: token('--gold-ink'),
    hatch: `${sell}38`,
    rule: token('--rule'),
    label: token('--ink-3'),
    surface: token('--surface'),
  }
}

/** Calls `changed` if the theme of the visitor or of the system changes. Returns a function that unsubscribes. */
export function onThemeChange(changed: () => void): () => void {
  const chosen = new MutationObserver(changed)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', changed)
  return () => {
    chosen.disconnect()
    system.removeEventListener('change', changed)
  }
}

const HATCH_EVERY = 6

/** Fills the spread between both lines with vertical hairlines. A stepped line keeps its value until the next point. */
export function hatchSpread(self: uPlot, colour: string, stepped: boolean): void {
  const { ctx, bbox } = self
  const [instants, sell, buy] = self.data
  if (sell === undefined || buy === undefined) return
  const step = HATCH_EVERY * devicePixelRatio
  ctx.save()
  ctx.strokeStyle = colour
  ctx.lineWidth = devicePixelRatio
  ctx.beginPath()
  for (let index = 1; index < instants.length; index += 1) {
    const values = [sell[index - 1], sell[index], buy[index - 1], buy[index]]
    if (values.some((value) => value === null || value === undefined)) continue
    const [sell0, sell1, buy0, buy1] = values.map((value) => self.valToPos(value ?? 0, 'y', true))
    const left = self.valToPos(instants[index - 1] ?? 0, 'x', true)
    const right = self.valToPos(instants[index] ?? 0, 'x', true)
    const firstLine = bbox.left + Math.ceil((left - bbox.left) / step) * step
    for (let x = firstLine; x < right; x += step) {
      const part = stepped ? 0 : (x - left) / (right - left)
      ctx.moveTo(x, between(sell0, sell1, part))
      ctx.lineTo(x, between(buy0, buy1, part))
    }
  }
  ctx.stroke()
  ctx.restore()
}

function between(from = 0, to = 0, part = 0): number {
  return from + (to - from) * part
}

interface LineEndOptions {
  readonly font: string
  readonly colours: PlotColours
  readonly names: { readonly buy: string; readonly sell: string }
  readonly formatFigure: (lira: number) => string
}

/** Offsets of the label's two text lines and the least distance between two labels, in CSS px. */
const NAME_RISE = 2
const VALUE_FALL = 13
const APART = 34

/** Writes each line's name and last value at its end. Labels that would overlap are moved apart inside the plot. */
export function nameLineEnds(self: uPlot, { font, colours, names, formatFigure }: LineEndOptions): void {
  const { ctx, bbox } = self
  const [sell, buy] = [lastOf(self.data[1]), lastOf(self.data[2])]
  if (sell === undefined || buy === undefined) return
  const ratio = devicePixelRatio
  const [sellY, buyY] = placed(
    self.valToPos(sell, 'y', true),
    self.valToPos(buy, 'y', true),
    bbox.top + bbox.height,
    ratio,
  )
  const x = bbox.left + bbox.width + 8 * ratio
  ctx.save()
  ctx.font = font
  ctx.textAlign = 'left'
  for (const [name, value, y, colour] of [
    [names.sell, sell, sellY, colours.sell],
    [names.buy, buy, buyY, colours.buy],
  ] as const) {
    ctx.fillStyle = colour
    ctx.fillText(name, x, y - NAME_RISE * ratio)
    ctx.fillText(formatFigure(value), x, y + VALUE_FALL * ratio)
  }
  ctx.restore()
}

function placed(sell: number, buy: number, bottom: number, ratio: number): [number, number] {
  const lowest = bottom - VALUE_FALL * ratio
  const buyY = Math.min(Math.max(buy, sell + APART * ratio), lowest)
  return [Math.min(sell, buyY - APART * ratio), buyY]
}

function lastOf(column: uPlot.AlignedData[number] | undefined): number | undefined {
  return [...(column ?? [])].reverse().find((value) => typeof value === 'number')
}

const NOWHERE = { left: -10, top: -10 }

/**
 * Adds touch support, because uPlot handles only mice. A touch or a horizontal drag moves the crosshair. The crosshair
 * stays after the touch, because the finger hides the values, until the visitor touches another part of the page.
 */
export function followFinger(plot: uPlot): () => void {
  const { over } = plot

  const point = ({ pointerType, clientX, clientY }: PointerEvent): void => {
    if (pointerType === 'mouse') return
    const { left, top, width } = over.getBoundingClientRect()
    plot.setCursor({ left: Math.min(Math.max(0, clientX - left), width), top: clientY - top })
  }
  const leave = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse' && target instanceof Node && !over.contains(target)) plot.setCursor(NOWHERE)
  }
  const scroll = (): void => plot.setCursor(NOWHERE)
  // A long press shows the values, so the context menu is suppressed.
  const keepMenuAway = (event: Event): void => {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') event.preventDefault()
  }

  over.addEventListener('pointerdown', point)
  over.addEventListener('pointermove', point)
  over.addEventListener('pointercancel', scroll)
  over.addEventListener('contextmenu', keepMenuAway)
  document.addEventListener('pointerdown', leave)
  // The other listeners are on elements of the plot, which uPlot removes.
  return () => document.removeEventListener('pointerdown', leave)
}
