import type { cookiePolicy } from '../copy/cookie-policy.ts'

/** Only keys of the cookie policy can be stored, because the policy promises a complete list. */
type StoredKey = (typeof cookiePolicy.types.entries)[number]['name']

/** Replaces a blocked or full storage until the page is closed. null means removed. */
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

/** If `value` is null, removes the entry. */
export function writeStored(key: StoredKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
}
