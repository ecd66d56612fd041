/**
 * Patches `removeChild` and `insertBefore` for extensions and translators that move or wrap the page's nodes. If React
 * then removes such a node, or inserts before it, the browser throws and React unmounts the whole page with a
 * half-written message. The patched calls use the node's new parent and log an error, so that our own bugs stay visible.
 */
export function patchDomForTranslators(): void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with `this` set to the element
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

/** Returns false for values that are not nodes, so that the browser reports them. */
function isElsewhere(child: unknown, parent: Node): child is Node {
  const elsewhere = child instanceof Node && child.parentNode !== parent
  if (elsewhere) console.error('a node was moved outside of React', child)
  return elsewhere
}

/** Returns the child of `parent` that contains `node`. Null means that `node` was removed, so the caller appends. */
function placeIn(parent: Node, node: Node): Node | null {
  let place: Node | null = node
  while (place !== null && place.parentNode !== parent) place = place.parentNode
  return place
}
