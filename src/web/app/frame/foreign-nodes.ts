/**
 * Extensions and translators move and wrap a page's nodes. When React then removes a child that stands elsewhere by
 * now, or inserts before one, the browser throws and React takes the whole page down, a half-written message with it.
 * The two calls that would throw find the child where it is, and say so on the console: a bug of ours must not hide.
 */
export function patchDomForTranslators(): void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called on the element that it is asked of
  const { removeChild, insertBefore } = Node.prototype

  Node.prototype.removeChild = function removeWhereItIs<Child extends Node>(this: Node, child: Child): Child {
    if (isElsewhere(child, this)) child.parentNode?.removeChild(child)
    else removeChild.call(this, child)
    return child
  }

  Node.prototype.insertBefore = function insertWhereItIs<New extends Node>(this: Node, node: New, child: Node | null) {
    insertBefore.call(this, node, isElsewhere(child, this) ? placeIn(this, child) : child)
    return node
  }
}

/** Whatever is no node at all is left to the browser's own judgement. */
function isElsewhere(child: unknown, parent: Node): child is Node {
  const elsewhere = child instanceof Node && child.parentNode !== parent
  if (elsewhere) console.error('a node was moved by somebody else', child)
  return elsewhere
}

/** What stands in `parent` and holds `node` by now; null, its end, if the node is gone. */
function placeIn(parent: Node, node: Node): Node | null {
  let place: Node | null = node
  while (place !== null && place.parentNode !== parent) place = place.parentNode
  return place
}
