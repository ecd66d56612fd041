/** The least size in px of a control that thumbs press (WCAG 2.5.5), and of a link in text (2.5.8). */
export const TARGET = { ofThumbs: 44, ofText: 24 } as const

/**
 * Returns the visible controls and links that are smaller than `least` px. A radio button or checkbox is as large as its
 * label, and a link whose cover fills a row is as large as the row. What only robots fill in is ignored. Runs in the page.
 */
export function tooSmallTargets(least: number): string[] {
  const pressable = 'a[href], button, summary, input, select, textarea'
  return [...document.querySelectorAll<HTMLElement>(pressable)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
    .flatMap((element) => {
      const isChoice = element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type)
      const cover = getComputedStyle(element, '::after')
      const covers = cover.content !== 'none' && cover.position === 'absolute' && cover.inset === '0px'
      const target = isChoice ? (element.labels?.[0] ?? element) : covers ? (element.offsetParent ?? element) : element
      const { width, height } = target.getBoundingClientRect()
      // Browsers round positions to fractions of a pixel.
      if (width > least - 0.1 && height > least - 0.1) return []
      return [`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`]
    })
}
