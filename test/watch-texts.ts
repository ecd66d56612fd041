/**
 * Reports on the console, where the test fails, every text node that React changed, removed or used as an insertion
 * point while it still holds a reference to the node. A page translator replaces text nodes by its own elements; such
 * an operation then changes an invisible node or throws. Text that is alone in its element is safe, because React sets
 * the content of the element. The function also runs in browsers, so it must not refer to anything outside itself.
 * Returns a function that stops the observer.
 */
export function watchTexts(): () => void {
  // React marks the nodes that it references with this key; `visitor.ts` relies on it, too.
  const isHeld = (node: Node | null): node is Text =>
    node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber'))

  const report = (what: string, text: Text, element: Node | null): void =>
    console.error(
      `text needs an element of its own, ${what}: "${text.data}" in`,
      element?.nodeName,
      element?.textContent,
    )

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, nextSibling } of records) {
      // Ignore changes by a translator or by its stand-in in a test.
      if ([...addedNodes].some(({ nodeName }) => nodeName === 'FONT')) continue
      if (type === 'characterData' && isHeld(target)) report('React changed it', target, target.parentNode)
      for (const gone of removedNodes) if (isHeld(gone)) report('React removed it', gone, target)
      if (addedNodes.length > 0 && isHeld(nextSibling)) report('React inserted before it', nextSibling, target)
    }
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  return () => observer.disconnect()
}
