import type { cookiePolicy } from '../copy/cookie-policy.ts'

/** Nothing is kept that the cookie policy does not name: its list says that it is whole. */
export type StoredKey = (typeof cookiePolicy.types.entries)[number]['name']

/** In place of the storage where it is blocked or full: choices then last as long as the page. null: removed. */
const memory = new Map<StoredKey, string | null>()

export function readStored(key: StoredKey): string | null {
  const remembered = memory.get(key)
  if (remembered !== undefined) return remembered
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** null removes the entry. */
export function writeStored(key: StoredKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
}
