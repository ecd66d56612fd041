/**
 * A translator puts elements of its own in the place of a page's text nodes. React must never need one of them again:
 * a changed text would change out of sight, and a removed one, or one to insert before, ends the page. A text that is
 * alone in its element is safe, since React then sets the content of the element and keeps no hold of the node.
 *
 * Says on the console, where it fails the test, which text React changed, removed or inserted before although it keeps
 * hold of its node. Runs in browsers as well, so it refers to nothing outside itself. Returns what ends it.
 */
export function watchTexts(): () => void {
  // React marks what it keeps hold of; `visitor.ts` relies on the mark, too.
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
      // A translator at work, or its stand-in in a test.
      if ([...addedNodes].some(({ nodeName }) => nodeName === 'FONT')) continue
      if (type === 'characterData' && isHeld(target)) report('it changed', target, target.parentNode)
      for (const gone of removedNodes) if (isHeld(gone)) report('it went', gone, target)
      if (addedNodes.length > 0 && isHeld(nextSibling)) report('something came before it', nextSibling, target)
    }
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  return () => observer.disconnect()
}
