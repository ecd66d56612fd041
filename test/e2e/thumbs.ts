/**
 * Returns the visible controls and links that are smaller than 44 px. A radio button or checkbox is as large as its
 * label, and a link whose cover fills a row is as large as the row. Runs in the page.
 */
export function tooSmallForThumbs(): string[] {
  const pressable = 'a[href], button, summary, input, select, textarea'
  return [...document.querySelectorAll<HTMLElement>(pressable)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => {
      const isChoice = element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type)
      const cover = getComputedStyle(element, '::after')
      const covers = cover.content !== 'none' && cover.position === 'absolute' && cover.inset === '0px'
      const target = isChoice ? (element.labels?.[0] ?? element) : covers ? (element.offsetParent ?? element) : element
      const { width, height } = target.getBoundingClientRect()
      // Browsers round positions to fractions of a pixel.
      if (width > 43.9 && height > 43.9) return []
      return [`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`]
    })
}
