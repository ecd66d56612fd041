import type uPlot from 'uplot'

/** Off the plot: no crosshair. */
const NOWHERE = { left: -10, top: -10 }

/**
 * uPlot knows mice alone. A finger that is put on the plot, or drawn along it, moves the crosshair; it stays where the finger was lifted, since
 * a finger hides what it points at, until another part of the page is touched. Up and down the page scrolls as ever.
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
  // A long press asks for the values, not for a menu.
  const keepMenuAway = (event: Event): void => {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') event.preventDefault()
  }

  over.addEventListener('pointerdown', point)
  over.addEventListener('pointermove', point)
  over.addEventListener('pointercancel', scroll)
  over.addEventListener('contextmenu', keepMenuAway)
  document.addEventListener('pointerdown', leave)
  // The rest goes with the plot.
  return () => document.removeEventListener('pointerdown', leave)
}
