/** Objects and lists that are filled path by path, before they are validated. */

export function putAt(draft: object, path: readonly string[], value: unknown): void {
  Reflect.set(holderOf(draft, path), path.at(-1) ?? '', value)
}

export function dropAt(draft: object, path: readonly string[]): void {
  Reflect.deleteProperty(holderOf(draft, path), path.at(-1) ?? '')
}

/** Returns the object or list that contains the value, and creates it if it is missing. */
function holderOf(draft: object, path: readonly string[]): object {
  return path.slice(0, -1).reduce((holder, step) => {
    const inner: unknown = Reflect.get(holder, step)
    if (typeof inner === 'object' && inner !== null) return inner
    const made = {}
    Reflect.set(holder, step, made)
    return made
  }, draft)
}
