/** "a", "a ve b", "a, b ve c" */
export function listText(items: readonly string[], and = 've'): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`
}
