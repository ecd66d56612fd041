import type { BrowserContext } from '@playwright/test'

/**
 * Removes from the browser what the oldest supported browsers lack (scripts/browser-floor.ts: iOS 16.4, Firefox 115,
 * Chromium 106): globals are deleted, attributes are removed as elements are added, and CSS is replaced by unknown
 * words.
 */
export async function growOld(context: BrowserContext): Promise<void> {
  await context.addInitScript(takeAway)
  await context.route(/\/assets\/.*\.css$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: oldSheet(await response.text()) })
  })
}

function oldSheet(sheet: string): string {
  return sheet
    .replaceAll(/@property[^{]*\{[^}]*\}/g, '')
    .replaceAll(':popover-open', ':unknown-to-it')
    .replaceAll(':has(', ':unknown-to-it(')
    .replaceAll(/(?<=\d)[dls]vh\b/g, 'unknown')
    .replaceAll(/text-wrap:|scrollbar-gutter:/g, 'unknown:')
}

function takeAway(): void {
  const young: readonly (readonly [owner: object, names: readonly string[]])[] = [
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Object.getPrototypeOf(Int8Array.prototype), ['toSorted', 'toReversed', 'with']],
    [Array, ['fromAsync']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [RegExp, ['escape']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [
      Set.prototype,
      ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    ],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
    ],
    [Intl, ['DurationFormat']],
    [AbortSignal, ['any']],
    [URL, ['parse', 'canParse']],
    [URLSearchParams.prototype, ['size']],
    [Document.prototype, ['startViewTransition', 'moveBefore']],
    [Element.prototype, ['moveBefore', 'checkVisibility', 'setHTMLUnsafe', 'getHTML']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [HTMLButtonElement.prototype, ['popoverTargetElement', 'popoverTargetAction', 'command', 'commandForElement']],
    [
      globalThis,
      [
        'Iterator',
        'requestIdleCallback',
        'cancelIdleCallback',
        'navigation',
        'scheduler',
        'cookieStore',
        'trustedTypes',
        'PerformanceEventTiming',
      ],
    ],
  ]
  for (const [owner, names] of young) for (const name of names) Reflect.deleteProperty(owner, name)
  for (const method of ['matches', 'querySelector', 'querySelectorAll', 'closest'] as const) {
    const known: (selector: string) => unknown = Element.prototype[method]
    Object.defineProperty(Element.prototype, method, {
      configurable: true,
      writable: true,
      value(this: Element, selector: string) {
        if (/:popover-open|:has\(|:open\b/.test(selector)) throw new DOMException(selector, 'SyntaxError')
        return Reflect.apply(known, this, [selector])
      },
    })
  }
  // Edit the document in place: the browser would treat a replaced document as another origin and refuse its sockets.
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue
      for (const each of [node, ...node.querySelectorAll('[popover], [popovertarget]')]) {
        each.removeAttribute('popover')
        each.removeAttribute('popovertarget')
      }
    }
  }).observe(document, { childList: true, subtree: true })
}
