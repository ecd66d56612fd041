/** The chart is a canvas: it can't use custom properties, so they are read once per theme. */
export interface PlotColours {
  readonly sell: string
  readonly buy: string
  readonly faintSell: string
  readonly faintBuy: string
  readonly official: string
  readonly hatch: string
  readonly rule: string
  readonly label: string
  readonly surface: string
}

export function readColours(element: Element): PlotColours {
  const style = getComputedStyle(element)
  const token = (name: string): string => style.getPropertyValue(name).trim()
  const sell = token('--sell')
  const buy = token('--buy')
  // Six digits each, so two more are how much of it there is: 55 % and 22 %.
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

/** Calls back when the visitor's or the system's choice of theme changes. */
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
